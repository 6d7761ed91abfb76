// What a table tells those who listen: what happened and whose turn it is in words, and soft sounds.

import type { GameRoom } from '../../games/room.ts';
import { tellHappening } from '../../games/tell.ts';
import { notices } from '../../parts/notices.svelte.ts';
import { makeNoise } from '../../parts/sound.ts';
import type { PlayedTable } from '../../play/played-table.ts';
import { t } from '../../words/words.svelte.ts';

interface Shown {
  /** What the reader is asked for. */
  sentence(): string;
  /** Whether the result is in sight: not while its points are still being counted. */
  isDecided(): boolean;
}

/** To be called while the screen is set up; goes on as long as the screen does. */
export function tellTable(table: PlayedTable, room: GameRoom, { sentence, isDecided }: Shown): void {
  $effect(() => {
    const { people, eyes, stage, legal } = table;
    const last = table.story.at(-1);
    const lastLine = last ? tellHappening(room, last, people, eyes).join(' ') : '';
    if (stage === 'curtain') {
      // Others still listen: what whoever comes now did in secret is not for them.
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
