// Days, challenges and puzzles: what is played, never how it went.

import type { View } from '@menagerie/rules';
import type { Contest } from '../contests/contest.ts';
import { DAY_MS } from '../contests/days.ts';
import { gameName, type Preview } from './preview.ts';
import { stillOf } from './stills/index.ts';
import { localeOf, type Say } from './words.ts';

const tellDate = (language: string, time: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time);

export interface OneDay {
  readonly day: number;
  /** Null: all of them. */
  readonly game: string | null;
  readonly now: number;
}

export function previewOfDay(say: Say, language: string, { day, game, now }: OneDay): Preview {
  const date = tellDate(language, day);
  const state = now < day ? 'day-later' : now < day + DAY_MS ? 'day-line' : 'day-over';
  const name = game === null ? null : gameName(say, game);
  return {
    title:
      name === null
        ? say('days-of', { date })
        : say('day-game', { game: say('day-of', { game: name, date }) }),
    description: say(state),
    picture:
      name === null
        ? { game: null, title: say('day'), line: date }
        : { game, over: say('day'), title: name, line: date },
    isListed: true,
  };
}

export function previewOfContest(say: Say, contest: Contest): Preview {
  const game = gameName(say, contest.game);
  if (contest.source !== null) {
    return {
      title: say('duplicate', { game }),
      description: say('duplicate-line'),
      picture: { game: contest.game, over: game, title: say('duplicate-short'), line: say('picture-hidden') },
      isListed: false,
    };
  }
  const { title, plan, listed } = contest;
  const named = title ? say('challenge', { title }) : say('challenge-untitled', { game });
  return {
    title: named,
    description: say('challenge-line', { game, deals: plan.deals }),
    picture: {
      game: contest.game,
      title: named,
      line: say('challenge-picture', { game, deals: plan.deals }),
    },
    isListed: listed,
  };
}

/** `view` is what the solver sees. */
export function previewOfPuzzle(say: Say, view: View): Preview {
  const { game } = view;
  const name = gameName(say, game);
  const still = stillOf(view);
  return {
    title: say('puzzle-game', { game: name }),
    description: say('puzzle-line'),
    picture: still
      ? { game, title: say('puzzle'), line: name, still }
      : { game, over: name, title: say('puzzle'), line: '' },
    isListed: true,
  };
}
