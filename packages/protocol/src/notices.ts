// Notices for people who are elsewhere: what they want to hear of, and where their browser takes messages.

import { Type, type Static } from 'typebox';
import { nullable, strict } from './basics.ts';

export const NOTICE_KINDS = ['turn', 'call', 'rematch', 'nudge', 'challenge', 'day'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const Hour = Type.Integer({ minimum: 0, maximum: 23 });

export const NoticeWishes = strict({
  turn: Type.Boolean({ description: 'A game is waiting for you.' }),
  call: Type.Boolean({ description: 'A seat is reserved for you.' }),
  rematch: Type.Boolean(),
  nudge: Type.Boolean({ description: 'Somebody at the table nudges you.' }),
  challenge: Type.Boolean({ description: 'A challenge you played or created has closed.' }),
  day: Type.Boolean({ description: 'The deal of the day, in the morning, unless you have played it.' }),
  quiet: nullable(
    strict({ from: Hour, until: Hour }, 'Hours without notices, in your time; what comes then waits.'),
  ),
  zone: Type.String({ maxLength: 60, description: 'Your time zone, such as Europe/Kyiv.' }),
});
export type NoticeWishes = Static<typeof NoticeWishes>;

export const NEW_WISHES: NoticeWishes = {
  turn: true,
  call: true,
  rematch: true,
  nudge: true,
  challenge: true,
  day: false,
  quiet: { from: 22, until: 8 },
  zone: 'UTC',
};

const Base64 = Type.String({ pattern: '^[A-Za-z0-9_-]{16,120}={0,2}$' });

export const PushSubscription = strict({
  endpoint: Type.String({
    maxLength: 1000,
    description: "Address at the browser's push service, https only.",
  }),
  keys: strict({ p256dh: Base64, auth: Base64 }),
});
export type PushSubscription = Static<typeof PushSubscription>;

export const Notices = strict({
  wishes: NoticeWishes,
  isOn: Type.Boolean({ description: 'Whether this device gets notifications.' }),
  key: nullable(
    Type.String({
      description:
        "The server's public key, for the browser's push service; null if the server sends no notifications.",
    }),
  ),
});
export type Notices = Static<typeof Notices>;
