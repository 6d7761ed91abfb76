// A table as anyone with its link may see it: its people, and the result once it is over. Nothing of a game
// under way but that it is, and nothing that the invitation opens.

import type { Table } from '../table/table.ts';
import type { PicturedSeat } from './picture.ts';
import { gameName, type Preview } from './preview.ts';
import { stillOf } from './stills/index.ts';
import { localeOf, type Say } from './words.ts';

/** `table` is as a spectator sees it now. */
export function previewOfTable(
  say: Say,
  language: string,
  table: Table,
  { asRecord }: { readonly asRecord: boolean },
): Preview {
  const game = gameName(say, table.game.id);
  const list = (items: readonly string[]): string => new Intl.ListFormat(localeOf(language)).format(items);
  const seats = table.seats.map(({ name, plan }): PicturedSeat => ({
    // Built-in bots are named in the reader's language; deleted people have no name.
    name: name ?? (plan.type === 'bot' ? say(`level-${plan.level}`) : null),
    level: plan.type === 'bot' ? plan.level : null,
  }));
  const taken = seats.flatMap(({ name }) => name ?? []);
  const shared = { game: table.game.id, seats, free: say('seat-free') };
  if (table.phase === 'over') return previewOfEnd(say, table, { game, list, shared, asRecord });
  if (table.phase === 'playing') {
    return {
      title: say('table-playing', { game }),
      description: say('table-watch', { names: list(taken) }),
      picture: { ...shared, over: game, title: say('picture-playing'), line: say('picture-watch') },
      isListed: false,
    };
  }
  const host = table.seats.find(({ person }) => person === table.host)?.name;
  const free = seats.length - taken.length;
  return {
    title: host ? say('table-invites', { name: host, game }) : say('table-open', { game }),
    description: taken.length > 0 ? say('table-seats', { names: list(taken), free }) : say('table-empty'),
    picture: {
      ...shared,
      over: game,
      title: host ? say('picture-invites', { name: host }) : say('picture-open'),
      line: say('picture-free', { free }),
    },
    isListed: false,
  };
}

interface Told {
  readonly game: string;
  readonly list: (items: readonly string[]) => string;
  /** With what lay on the table in the end. */
  readonly asRecord: boolean;
  readonly shared: { readonly game: string; readonly seats: readonly PicturedSeat[]; readonly free: string };
}

function previewOfEnd(say: Say, table: Table, { game, list, shared, asRecord }: Told): Preview {
  const { result, position } = table;
  const names = shared.seats.map(({ name }) => name ?? '–');
  if (!result || result.reason === 'stopped' || result.reason === 'closed') {
    const who = list(shared.seats.flatMap(({ name }) => name ?? []));
    return {
      title: say('table-stopped', { game }),
      description: who ? say('table-watch', { names: who }) : say('menagerie-line'),
      picture: { ...shared, over: game, title: say('picture-stopped'), line: who },
      isListed: false,
    };
  }
  const { places, totals } = result;
  const winners = names.filter((_, seat) => places[seat] === 1);
  const who =
    winners.length > 1
      ? say('table-winners', { names: list(winners) })
      : say('table-winner', { name: winners[0] });
  const order = names.map((_, seat) => seat).sort((a, b) => places[a] - places[b] || a - b);
  const scores = order.map((seat) => `${names[seat]} ${String(totals[seat]).replace('-', '−')}`).join(', ');
  const still = asRecord && position ? stillOf(table.game.view(position, null)) : null;
  return {
    title: say('table-result', { game }),
    description: say('table-replay', { who: who.replace(/[.!]$/, ''), scores }),
    picture: {
      ...shared,
      title: who,
      line: game,
      places: [...places],
      totals: [...totals],
      ...(still ? { still } : {}),
    },
    isListed: false,
  };
}

/** Others still play these cards: not even the player is named. */
export function previewOfHidden(say: Say, { game: { id } }: Table): Preview {
  const game = gameName(say, id);
  return {
    title: `${game} · ${say('picture-hidden')}`,
    description: say('table-hidden'),
    picture: { game: id, over: game, title: say('picture-hidden'), line: '' },
    isListed: false,
  };
}
