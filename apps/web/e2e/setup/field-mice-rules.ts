import { registerGame } from '@menagerie/rules';
import { fieldMice } from '../../../../packages/rules/src/testing/field-mice.ts';

registerGame(fieldMice);
