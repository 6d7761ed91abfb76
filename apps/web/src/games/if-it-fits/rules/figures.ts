// The drawings of the rules of If It Fits.

import { drawnWith, type Figure } from '../../../screens/rules/page.ts';
import BoxDrawing from './BoxDrawing.svelte';
import JoinedFigure from './JoinedFigure.svelte';
import Numbers from './Numbers.svelte';
import SleepingCardFigure from './SleepingCardFigure.svelte';
import SleepingFigure from './SleepingFigure.svelte';
import SymbolsFigure from './SymbolsFigure.svelte';

export const figures: Readonly<Record<string, Figure>> = {
  symbols: { Drawing: SymbolsFigure, hasCaption: false },
  numbers: { Drawing: Numbers, hasCaption: false },
  joined: { Drawing: JoinedFigure, hasCaption: true },
  // With a spray bottle in it: the box closed in the lesson.
  closed: drawnWith(BoxDrawing, {
    drawing: '70@-1,0 start1@0,0 29@1,0 65@2,0r 62@0,1 cat0@0.5,0',
    takers: [0],
    closedWorth: 4,
  }),
  cats: drawnWith(BoxDrawing, { drawing: '33@0,0 29@1,0 34@2,0 cat0@0.5,0 cat0@1.5,0', takers: [0] }),
  'sleeping-card': { Drawing: SleepingCardFigure, hasCaption: true },
  sleeping: { Drawing: SleepingFigure, hasCaption: false },
  princess: drawnWith(BoxDrawing, { drawing: '38@0,0 36@1,0 9@2,0 princess@0.5,0 cat2@1.5,0' }),
  toys: drawnWith(BoxDrawing, { drawing: '33@0,0 34@1,0 9@2,0 cat1@0.5,0 toy3@1.5,0' }),
};
