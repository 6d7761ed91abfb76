// Pages as text: whatever is put into a template is escaped, unless it is a piece of a page itself.

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Html | string | number | null | false | readonly Content[];

export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, i) => part + (i < values.length ? textOf(values[i]) : '')).join(''));
}

function textOf(content: Content): string {
  if (content === null || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
