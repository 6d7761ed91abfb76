// What the page must know about a game besides its rules: its table and its texts. A table
// contains no rules: it shows a view, gets the legal moves, and uses the game's readings for the rest. Boards at this device, in a replay, in a lesson
// and over the network are the same component.

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
  /** By how much the first of the moves promises more, where they were compared in pairs. */
  readonly behind?: Difference;
}

/** What a bot may look like; all but the first pass. */
export type { Mood };

/** How somebody takes what came of a move. */
export interface Feeling {
  /** `others`: everybody not named by another feeling for the same consequence. */
  readonly seat: Seat | 'others';
  readonly mood: Exclude<Mood, 'content' | 'thinking'>;
}

export interface TableProps<V extends View = View, R extends Refusal = Refusal> {
  /** What the eyes see. */
  readonly view: V;
  /** By seat. */
  readonly people: readonly Person[];
  /** The seat at the bottom. In a replay with all cards open it is still one seat's. A spectator has a
   *  view without a seat: the cards of that place lie face down, and nobody is spoken to as its player. */
  readonly eyes: Seat;
  /** The moves of that seat now, as text; none if it isn't its turn. */
  readonly legal: readonly string[];
  /** Why a move is not allowed, or null if it is. */
  readonly refuse: (move: string) => R | null;
  readonly play: (move: string) => void;
  /** Shows a sentence in place of "what to do now", until something happens or it has been read: why a choice is
   *  greyed out, a preview. With the section of the rules page that explains it, if any. */
  readonly say: (sentence: string | null, part?: string) => void;
  /** What happened last, to be marked and to fly in. */
  readonly last: Happening | null;
  /** Whether the game is live: a finished trick then leaves by itself. */
  readonly isLive?: boolean;
  /** A bot that thinks now. */
  readonly thinking: Seat | null;
  /** Best first, if the reader asked for a hint. */
  readonly hints: readonly Hint[] | null;
  /** The move that will be made when the turn comes, where one is chosen ahead. */
  readonly prepared?: string | null;
  /** All hands, where everything is open (a replay through all eyes); else null. */
  readonly openViews: readonly V[] | null;
  /** Set when the game is over, for a table that counts the points on the table. */
  readonly counting?: Counting | null;
}

export interface Counting {
  readonly scores: Scores;
  /** Whether the game has ended just now; otherwise only the totals are shown, until more is asked for. */
  readonly isNews: boolean;
  /** Says that the totals are in sight. */
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
  /** The id of its words. */
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
  /** `5, declared blue`: a move by itself, short, for hints and reviews. */
  nameMove(move: string, view: V, people: readonly Person[]): string;
  /** A log line: who did what. The move is null if it was hidden. */
  tellMove(seat: Seat, move: string | null, people: readonly Person[]): string;
  tellDeal(round: number, people: readonly Person[]): string;
  /** Null if it needs no line. */
  tellConsequence(consequence: C, people: readonly Person[]): string | null;
  /** One sentence: why a choice is not allowed. */
  tellRefusal(refusal: R, people: readonly Person[]): string;
  /** What the coach says of a legal move to the player whose view it is: whole sentences in the second person, made
   *  from facts that the view shows, the best reason first, three at most. What the move is called stands before
   *  them. It judges nothing: how good a move is, is known elsewhere. Without it there are only names. */
  coach?(
    view: Seated<V>,
    move: string,
    legal: readonly string[],
    people: readonly Person[],
  ): readonly string[];
  /** How those at the table take it; `commonFeelings` in parts/moods.svelte.ts knows the usual kinds. */
  feelings?(consequence: C): readonly Feeling[];
  /** Why each point of a scored round was won or lost; without it there are only the points. */
  explainRound?(round: number, view: V, people: readonly Person[]): readonly SlipRow[];
  /** Whether the move can sensibly be chosen before its turn has come, with this on the table. */
  mayPrepare(move: string, view: V): boolean;
  /** Hand, trick, board, seats as text. */
  describe(view: V, people: readonly Person[], eyes: Seat): readonly TextPart[];
  readonly shortcuts: readonly Shortcut[];
  /** Where the table counts the points at the end: the same as a list, to be read afterwards. */
  readonly counted?: {
    title(): string;
    /** What put equal totals in order; null if nothing did. */
    tellTie(view: V, people: readonly Person[]): string | null;
    readonly List: Component<{ readonly view: V; readonly people: readonly Person[] }>;
  };
}
