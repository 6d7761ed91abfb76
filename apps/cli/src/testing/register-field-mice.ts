// Loaded before the program by a test: a game of somebody else's, made known by the registry alone.

import { registerGame } from '@menagerie/rules';
import { fieldMice } from '../../../../packages/rules/src/testing/field-mice.ts';

registerGame(fieldMice);
