// The drawings of the rules of If It Fits.

import type { Figure } from '../../../screens/rules/page.ts';
import CatsFigure from './CatsFigure.svelte';
import ClosedFigure from './ClosedFigure.svelte';
import JoinedFigure from './JoinedFigure.svelte';
import Numbers from './Numbers.svelte';
import PrincessFigure from './PrincessFigure.svelte';
import SleepingCardFigure from './SleepingCardFigure.svelte';
import SleepingFigure from './SleepingFigure.svelte';
import SymbolsFigure from './SymbolsFigure.svelte';
import ToysFigure from './ToysFigure.svelte';

export const figures: Readonly<Record<string, Figure>> = {
  symbols: { Drawing: SymbolsFigure, hasCaption: false },
  numbers: { Drawing: Numbers, hasCaption: false },
  joined: { Drawing: JoinedFigure, hasCaption: true },
  closed: { Drawing: ClosedFigure, hasCaption: true },
  cats: { Drawing: CatsFigure, hasCaption: true },
  'sleeping-card': { Drawing: SleepingCardFigure, hasCaption: true },
  sleeping: { Drawing: SleepingFigure, hasCaption: false },
  princess: { Drawing: PrincessFigure, hasCaption: true },
  toys: { Drawing: ToysFigure, hasCaption: true },
};
