export * from './bot-face.ts';
export { drawBot, drawCrown, drawMarker, SEAT_COLOURS } from './drawn-face.ts';
export { EYES, isHollow, MARKERS, SMILES } from './marker-face.ts';
export { CREAM, disc, drawPath, INK, PAPER, write, type Pen, type Stroke, type Writing } from './pen.ts';
export { drawFigure, drawStage, drawSteps, STAGE } from './stage.ts';
export { stepsOf } from './steps.ts';
