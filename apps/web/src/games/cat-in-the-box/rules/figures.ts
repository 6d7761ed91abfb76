// The drawings of the rules of Cat in the Box.

import { drawnWith, type Figure } from '../../../screens/rules/page.ts';
import CardFigure from './CardFigure.svelte';
import { LARGEST_GROUP, ONLY_MINE } from './example.ts';
import LayoutsFigure from './LayoutsFigure.svelte';
import LostFigure from './LostFigure.svelte';
import Numbers from './Numbers.svelte';
import ParadoxFigure from './ParadoxFigure.svelte';
import SmallBoard from './SmallBoard.svelte';
import TrickFigure from './TrickFigure.svelte';

export const figures: Readonly<Record<string, Figure>> = {
  card: { Drawing: CardFigure, hasCaption: true },
  numbers: { Drawing: Numbers, hasCaption: false },
  layouts: { Drawing: LayoutsFigure, hasCaption: true },
  lost: { Drawing: LostFigure, hasCaption: true },
  trick: { Drawing: TrickFigure, hasCaption: true },
  paradox: { Drawing: ParadoxFigure, hasCaption: true },
  group: drawnWith(SmallBoard, { markers: ONLY_MINE, glowing: LARGEST_GROUP }),
};
