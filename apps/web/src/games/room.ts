// What the page needs to know about a game besides its rules: its table and its texts. A table contains no rules: it
// shows a view, gets the legal moves, and uses the game's readings for the rest. Games on this device, replays, lessons
// and online games all use the same component.

import type { Mood } from '@menagerie/art';
import type { Difference } from '@menagerie/bots/remote';
import type { Consequence, Refusal, Scores, Seat, Seated, View } from '@menagerie/rules';
import type { Component } from 'svelte';
import type { SeatKind } from '../play/seats.ts';
import type { Happening } from '@menagerie/rules';

export interface Person {
  readonly name: string;
  readonly kind: SeatKind;
}

export interface Hint {
  readonly move: string;
  readonly chance: number;
  readonly chanceError: number;
  readonly score: number;
  /** How much better the first move promises to be, if moves were compared in pairs. */
  readonly behind?: Difference;
}

/** How a bot may look; all moods but the first are temporary. */
export type { Mood };

/** How a seat reacts to the consequence of a move. */
export interface Feeling {
  /** `others`: everybody without a different feeling about the same consequence. */
  readonly seat: Seat | 'others';
  readonly mood: Exclude<Mood, 'content' | 'thinking'>;
}

export interface TableProps<V extends View = View, R extends Refusal = Refusal> {
  /** What the eyes can see. */
  readonly view: V;
  /** By seat. */
  readonly people: readonly Person[];
  /** The seat at the bottom. In a replay with all cards open it still belongs to one seat. A spectator's view has no
   *  seat: the cards at the bottom are face down, and nobody is addressed as "you". */
  readonly eyes: Seat;
  /** That seat's moves now, as text; none if it isn't its turn. */
  readonly legal: readonly string[];
  /** Why a move is not allowed, or null if it is. */
  readonly refuse: (move: string) => R | null;
  readonly play: (move: string) => void;
  /** Shows a message in place of the prompt, until something happens or it has been read: why a choice is greyed, a
   *  preview. Optionally with the section of the rules page that explains it. */
  readonly say: (sentence: string | null, part?: string) => void;
  /** What happened last, to be highlighted and animated. */
  readonly last: Happening | null;
  /** Whether the game is live: a finished trick then leaves by itself. */
  readonly isLive?: boolean;
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** Best first, if the reader asked for a hint. */
  readonly hints: readonly Hint[] | null;
  /** The planned move, if there is one. */
  readonly prepared?: string | null;
  /** All hands if all cards are open (a replay with everything shown); else null. */
  readonly openViews: readonly V[] | null;
  /** Set when the game is over, for a table that shows how the points add up. */
  readonly counting?: Counting | null;
}

export interface Counting {
  readonly scores: Scores;
  /** Whether the game has ended just now; otherwise only the totals are shown, until more is requested. */
  readonly isNews: boolean;
  /** Reports that the totals are visible. */
  readonly showTotals: () => void;
  /** Continues to the result. */
  readonly end: () => void;
}

/** A table's message, and the section of the rules page that explains it. */
export interface Aside {
  readonly text: string;
  readonly part?: string | undefined;
}

/** One line of a score slip. */
export interface SlipItem {
  readonly text: string;
  readonly points: number;
}

export interface SlipRow {
  readonly seat: Seat;
  readonly items: readonly SlipItem[];
  readonly points: number;
}

/** A part of the table as text, for screen readers. */
export interface TextPart {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Shortcut {
  readonly keys: readonly string[];
  /** The id of its text. */
  readonly words: string;
}

export interface GameRoom<
  V extends View = View,
  C extends Consequence = Consequence,
  R extends Refusal = Refusal,
> {
  readonly Table: Component<TableProps<V, R>>;
  /** What to do now, or who we are waiting for, in one sentence. */
  prompt(view: V, people: readonly Person[], eyes: Seat): string;
  /** `5, declared blue`: just the move, in brief, for hints and reviews. */
  nameMove(move: string, view: V, people: readonly Person[]): string;
  /** A log line: who did what. The move is null if it was hidden. */
  tellMove(seat: Seat, move: string | null, people: readonly Person[]): string;
  tellDeal(round: number, people: readonly Person[]): string;
  /** Null if it needs no line. */
  tellConsequence(consequence: C, people: readonly Person[]): string | null;
  /** One sentence: why a choice is not allowed. */
  tellRefusal(refusal: R, people: readonly Person[]): string;
  /** What the coach says about a legal move to its player: complete sentences in the second person, based on facts
   *  visible in the view, the best reason first, three at most. The move's name is shown before them. It doesn't judge:
   *  how good a move is comes from elsewhere. Without it there are only names. */
  coach?(
    view: Seated<V>,
    move: string,
    legal: readonly string[],
    people: readonly Person[],
  ): readonly string[];
  /** How those at the table react; `commonFeelings` in parts/moods.svelte.ts covers the usual kinds. */
  feelings?(consequence: C): readonly Feeling[];
  /** Why each point of a scored round was won or lost; without it only the points are shown. */
  explainRound?(round: number, view: V, people: readonly Person[]): readonly SlipRow[];
  /** Whether it makes sense to plan the move before its turn, with the table as it is. */
  mayPrepare(move: string, view: V): boolean;
  /** Hand, trick, board, seats as text. */
  describe(view: V, people: readonly Person[], eyes: Seat): readonly TextPart[];
  readonly shortcuts: readonly Shortcut[];
  /** For a table that counts points at the end: the same as a list, to read afterwards. */
  readonly counted?: {
    title(): string;
    /** What decided between equal totals; null if nothing did. */
    tellTie(view: V, people: readonly Person[]): string | null;
    readonly List: Component<{ readonly view: V; readonly people: readonly Person[] }>;
  };
}
