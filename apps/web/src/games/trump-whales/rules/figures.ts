// The drawings of the rules of Trump Whales.

import type { Figure } from '../../../screens/rules/page.ts';
import CoinFigure from './CoinFigure.svelte';
import FacesTable from './FacesTable.svelte';
import FamiliesFigure from './FamiliesFigure.svelte';
import LeaderFigure from './LeaderFigure.svelte';
import Numbers from './Numbers.svelte';
import PearlsFigure from './PearlsFigure.svelte';
import TrickFigure from './TrickFigure.svelte';

export const figures: Readonly<Record<string, Figure>> = {
  families: { Drawing: FamiliesFigure, hasCaption: false },
  numbers: { Drawing: Numbers, hasCaption: false },
  coin: { Drawing: CoinFigure, hasCaption: true },
  faces: { Drawing: FacesTable, hasCaption: false },
  trick: { Drawing: TrickFigure, hasCaption: true },
  pearls: { Drawing: PearlsFigure, hasCaption: true },
  leader: { Drawing: LeaderFigure, hasCaption: true },
};
