// The room of a game without its own: everything is described in terms of its rules.

import { formatList, t } from '../../words/words.svelte.ts';
import type { GameRoom } from '../room.ts';
import { factsOf, tell } from './facts.ts';
import Table from './Table.svelte';

export const room: GameRoom = {
  Table,
  prompt({ isOver, toMove }, people, eyes) {
    if (isOver) return t('plain-ask-over');
    if (toMove.includes(eyes)) return t('plain-ask-you');
    return t('plain-ask-wait', { names: formatList(toMove.map((seat) => people[seat].name)) });
  },
  nameMove: (move) => move,
  tellMove: (seat, move, people) => {
    const { name } = people[seat];
    return move === null ? t('plain-log-hidden', { name }) : t('plain-log-move', { name, move });
  },
  tellDeal: (round) => t('plain-log-deal', { round: round + 1 }),
  tellConsequence({ type, facts }, people) {
    const told = tell(facts, people);
    return told === '' ? type : `${type}: ${told}`;
  },
  tellRefusal: ({ code, rule }) => t('plain-refused', { code, rule }),
  mayPrepare: () => true,
  describe: (view, people) => factsOf(view, people).map(({ name, lines }) => ({ title: name, lines })),
  shortcuts: [],
};
