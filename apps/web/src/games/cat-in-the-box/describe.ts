// The table as text for screen readers: hand, trick, board row by row, players.

import { clockwiseFrom, type Seat } from '@menagerie/rules';
import { bestPlay, COLOURS, layOut, setupFor, type CatView } from '@menagerie/rules/cat-in-the-box';
import { formatList, joinParts, t } from '../../words/words.svelte.ts';
import type { Person, TextPart } from '../room.ts';
import { handOf } from './hand.ts';
import { listRanks } from './tell.ts';

export function describe(view: CatView, people: readonly Person[], eyes: Seat): readonly TextPart[] {
  return [
    { title: t('cb-hand', { ...people[eyes] }), lines: handLines(view, eyes) },
    { title: t('cb-trick'), lines: trickLines(view, people) },
    { title: t('cb-board'), lines: boardLines(view, people) },
    { title: t('cb-text-seats'), lines: seatLines(view, people, eyes) },
  ];
}

function handLines(view: CatView, eyes: Seat): string[] {
  const { discard, turnedUp } = view;
  const { hand, covered } = handOf(view, eyes);
  const lines = [hand.length > 0 ? t('cb-text-hand', { cards: listRanks(hand) }) : tellNone(covered)];
  if (discard !== null) lines.push(t('cb-face-down-yours', { rank: discard }));
  if (turnedUp.length > 0) lines.push(t('cb-text-turned-up', { cards: listRanks(turnedUp) }));
  return lines;
}

const tellNone = (covered: number): string =>
  covered > 0 ? t('cb-text-seat-cards', { count: covered }) : t('cb-hand-empty');

function trickLines({ tricks }: CatView, people: readonly Person[]): string[] {
  const trick = tricks.at(-1);
  const best = trick && bestPlay(trick);
  if (!trick || !best) return [t('cb-text-no-trick')];
  return [
    ...trick.plays.map(({ seat, rank, colour }) =>
      t('cb-text-play', { name: people[seat].name, rank, colour }),
    ),
    t(trick.winner === null ? 'cb-text-ahead' : 'cb-text-winner', { ...people[best.seat] }),
  ];
}

function boardLines(view: CatView, people: readonly Person[]): string[] {
  return layOut(view).map((places, row) => {
    const cells = places.map(({ colour, rank, owner }) => {
      if (owner === null) return t('cb-cell-free', { colour, rank });
      const name = owner === 'neutral' ? t('cb-neutral') : people[owner].name;
      return t('cb-cell-taken', { colour, rank, name });
    });
    return t('cb-text-row', { row: row + 1, cells: joinParts(cells) });
  });
}

function seatLines(view: CatView, people: readonly Person[], eyes: Seat): string[] {
  const { players } = view.options;
  const about = (seat: Seat): string => {
    const { tricks, prediction, colours, lacks, cards } = view.seats[seat];
    const lost = COLOURS.filter((colour) => !colours.includes(colour));
    const facts = [
      t('cb-text-seat-tricks', { name: people[seat].name, tricks }),
      ...(prediction === null ? [] : [t('cb-text-seat-prediction', { predicted: prediction })]),
      ...(lost.length === 0
        ? []
        : [
            t('cb-text-seat-lost', { colours: formatList(lost.map((colour) => t('cb-colour', { colour }))) }),
          ]),
      ...(lacks.length === 0 ? [] : [t('cb-text-seat-lacks', { ranks: listRanks(lacks, 'disjunction') })]),
      t('cb-text-seat-cards', { count: cards }),
      t('cb-text-seat-total', { points: view.totals[seat] }),
    ];
    return joinParts(facts);
  };
  const lines = [t('cb-text-round', { round: view.round + 1, count: setupFor(players).rounds })];
  if (view.first !== null) lines.push(t('cb-text-first', { name: people[view.first].name }));
  return [...lines, ...clockwiseFrom(eyes, players).map(about)];
}
