// The structure of a rules page. The text of a block is `rules-GAME-PART-N`, numbered within its part.

import type { Component } from 'svelte';

/** A paragraph, a list item, or a note in the margin about how our version settles a question. */
export type TextKind = 'text' | 'item' | 'note';
export type Block = TextKind | { readonly figure: string };

export interface RulesPart {
  /** Also its address: `#/rules/GAME/ID`. */
  readonly id: string;
  readonly blocks: readonly Block[];
}

export interface Figure {
  readonly Drawing: Component;
  readonly props?: Readonly<Record<string, unknown>>;
  /** Whether it has a caption, `rules-GAME-figure-NAME`; a table has its own heading. */
  readonly hasCaption: boolean;
}

/** A drawing shared by several figures, with the props for this one. */
export const drawnWith = <P extends Record<string, unknown>>(Drawing: Component<P>, props: P): Figure => ({
  Drawing: Drawing as unknown as Component,
  props,
  hasCaption: true,
});

export interface RulesPage {
  /** As in the ids of its texts. */
  readonly short: string;
  readonly parts: readonly RulesPart[];
  /** By the names used in the blocks. */
  readonly figures: Readonly<Record<string, Figure>>;
}

export type ShownBlock =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'note'; readonly words: string }
  | { readonly kind: 'list'; readonly words: readonly string[] }
  | { readonly kind: 'figure'; readonly figure: string };

export const figure = (name: string): Block => ({ figure: name });

/** The blocks with the ids of their texts; consecutive items form a list. */
export function blocksOf({ short }: Pick<RulesPage, 'short'>, part: RulesPart): ShownBlock[] {
  const shown: ShownBlock[] = [];
  let items: string[] = [];
  let n = 0;
  for (const block of part.blocks) {
    if (typeof block === 'object') {
      shown.push({ kind: 'figure', figure: block.figure });
      continue;
    }
    const words = `rules-${short}-${part.id}-${++n}`;
    if (block !== 'item') shown.push({ kind: block, words });
    else if (items.push(words) === 1) shown.push({ kind: 'list', words: items });
    if (block !== 'item') items = [];
  }
  return shown;
}
