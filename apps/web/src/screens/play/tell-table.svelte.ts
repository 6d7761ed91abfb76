// What a table announces to screen readers: what happened and whose turn it is; also soft sounds.

import type { GameRoom } from '../../games/room.ts';
import { tellHappening } from '../../games/tell.ts';
import { notices } from '../../parts/notices.svelte.ts';
import { makeNoise } from '../../parts/sound.ts';
import type { PlayedTable } from '../../play/played-table.ts';
import { t } from '../../words/words.svelte.ts';

interface Shown {
  /** The prompt. */
  sentence(): string;
  /** Whether the result is visible, which it isn't while points are still being counted. */
  isDecided(): boolean;
}

/** Call it during component setup; it lasts as long as the component. */
export function tellTable(table: PlayedTable, room: GameRoom, { sentence, isDecided }: Shown): void {
  $effect(() => {
    const { people, eyes, stage, legal } = table;
    const last = table.story.at(-1);
    const lastLine = last ? tellHappening(room, last, people, eyes).join(' ') : '';
    if (stage === 'curtain') {
      // Others can still hear it, so secret choices of the next player are left out.
      const news = last && last.seat !== eyes && !last.isSecret ? lastLine : '';
      notices.say(`${news} ${t('curtain-title', { name: people[eyes].name })}`);
    } else if (legal.length > 0) notices.say(`${lastLine} ${sentence()}`);
    else notices.say(lastLine);
  });
  $effect(() => {
    const last = table.story.at(-1);
    if (last?.consequences.some(({ type }) => type === 'paradox')) makeNoise('tear');
    else if (last) makeNoise('lay');
  });
  $effect(() => {
    if (isDecided()) makeNoise('win');
    else if (table.legal.length > 0) makeNoise('yours');
  });
}
