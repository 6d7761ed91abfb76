// Loaded before the program by a test: a third-party game, made known only through the registry.

import { registerGame } from '@menagerie/rules';
import { fieldMice } from '../../../../packages/rules/src/testing/field-mice.ts';

registerGame(fieldMice);
