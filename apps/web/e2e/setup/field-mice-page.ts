import { registerPageGame } from '../../src/games/index.ts';
import './field-mice-rules.ts';

registerPageGame({ id: 'field-mice', players: { min: 2, max: 4 }, usual: 3 });
