// Small plots, drawn as SVG without a script or a style of their own.

import { html, type Html } from './html.ts';
import type { Sample } from './samples.ts';
import { tellSpan } from './tell.ts';

const [WIDTH, HEIGHT] = [300, 64];

export type Measure = Exclude<keyof Sample, 'at'>;

export function plot(title: string, samples: readonly Sample[], measure: Measure): Html {
  const values = samples.map((sample) => sample[measure]);
  const most = Math.max(1, ...values);
  const [now] = values.slice(-1);
  const first = samples.at(0)?.at ?? 0;
  const span = Math.max(1, (samples.at(-1)?.at ?? 1) - first);
  const points = samples.map((sample) => {
    const x = ((sample.at - first) / span) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (sample[measure] / most) * (HEIGHT - 4) - 2).toFixed(1)}`;
  });
  if (samples.length < 2)
    return html`<figure class="plot">
      <figcaption>${title}</figcaption>
      <p class="soft">Available within a minute.</p>
    </figure>`;
  const label = `${title} over ${tellSpan(span)}: now ${now}, at most ${Math.max(...values)}`;
  return html`<figure class="plot">
    <figcaption>${title} <b>${now}</b> <span class="soft">at most ${Math.max(...values)}</span></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}" preserveAspectRatio="none">
      <polygon points="0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}" />
      <polyline points="${points.join(' ')}" />
    </svg>
    <p class="soft">Over ${tellSpan(span)}</p>
  </figure>`;
}
