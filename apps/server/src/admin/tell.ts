// Times, names and events of a log in plain English, as operators read them.

import type { LogLine } from '@menagerie/protocol';
import { html, type Html } from './html.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['year', 365 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Such as "3 hours". */
export function tellSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const [unit, size] = UNITS.find(([, length]) => minutes >= length) ?? UNITS[3];
  const count = Math.round(minutes / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** In UTC, with how long ago or ahead it is. */
export function tellTime(at: number, now: number): Html {
  const text = new Date(at).toISOString().replace('T', ' ').slice(0, 16);
  const span = tellSpan(Math.abs(now - at));
  return html`<time datetime="${new Date(at).toISOString()}">${text} UTC</time>
    <span class="soft">(${at > now ? `in ${span}` : `${span} ago`})</span>`;
}

/** What an entry of the public log tells. `names` are those at the seats. */
export function tellEvent({ event }: LogLine, names: readonly string[]): string {
  const at = (seat: number): string => names[seat] ?? `Seat ${seat}`;
  switch (event.type) {
    case 'opened':
      return 'The table was opened';
    case 'changed':
      return 'The host changed the table';
    case 'seated':
      return `${event.name} sat down at seat ${event.seat}`;
    case 'left':
      return `Seat ${event.seat} is free again`;
    case 'ready':
      return `${at(event.seat)} is ${event.isReady ? '' : 'not '}ready`;
    case 'started':
      return 'The game began';
    case 'dealt':
      return `Round ${event.round + 1} was dealt`;
    case 'moved':
      return `${at(event.seat)}${event.by === 'bot' ? ' (bot)' : ''} ${event.move === undefined ? 'made a hidden move' : `played ${event.move}`}`;
    case 'scored':
      return `Round ${event.round + 1} was scored`;
    case 'away':
      return `${at(event.seat)} is away: ${event.why}`;
    case 'returned':
      return `${at(event.seat)} came back`;
    case 'asked':
      return `${at(event.seat)} asks ${event.what === 'stop' ? 'to stop' : 'to take a move back'}`;
    case 'answered':
      return `${at(event.seat)} ${event.agrees ? 'agrees' : 'does not agree'}`;
    case 'rewound':
      return 'A move was taken back';
    case 'resumed':
      return 'The server was unavailable; clocks got the time back';
    case 'said':
      return `${event.name}: ${event.text ?? `[${event.phrase ?? ''}]`}`;
    case 'unsaid':
      return `An operator removed the message in entry ${event.said}`;
    case 'renamed':
      return `An operator renamed the player at seat ${event.seat} to ${event.name}`;
    case 'ended':
      return `The game is over: ${event.reason}`;
    default:
      return event.type;
  }
}
