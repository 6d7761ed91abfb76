import type { Attack } from '../attack.ts';
import { ACCOUNT_ATTACKS } from './accounts.ts';
import { BOT_ATTACKS } from './bots.ts';
import { CONNECTION_ATTACKS } from './connections.ts';
import { KEY_ATTACKS } from './keys.ts';
import { LOBBY_ATTACKS } from './lobby.ts';
import { LOG_ATTACKS } from './logs.ts';
import { PEOPLE_ATTACKS } from './people.ts';

export const ATTACKS: readonly Attack[] = [
  ...LOG_ATTACKS,
  ...LOBBY_ATTACKS,
  ...KEY_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...CONNECTION_ATTACKS,
  ...BOT_ATTACKS,
  ...PEOPLE_ATTACKS,
];
