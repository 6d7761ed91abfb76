// Open connections, and requests that never end.

import type { Socket } from 'node:net';
import { wait, type Attack, type Field } from '../attack.ts';
import type { HeldStream } from '../client.ts';

/** docs/operating.md says 20 seconds; the server looks every few. */
const CUT_OFF_MS = 32_000;

/** Writes the beginning on this many connections, then a byte every second; returns how many were cut off in time. */
async function drip(field: Field, count: number, beginning: string, drop: string): Promise<void> {
  const sockets: Socket[] = [];
  let cut = 0;
  for (let i = 0; i < count; i++) {
    const socket = field.guest(1 + (i % 4)).connect();
    socket.once('close', () => cut++);
    socket.write(beginning);
    sockets.push(socket);
  }
  for (let ms = 0; ms < CUT_OFF_MS && cut < count; ms += 1_000) {
    await wait(1_000);
    for (const socket of sockets) if (drop !== '' && socket.writable) socket.write(drop);
  }
  field.note(`${cut} of ${count} connections were cut off within ${CUT_OFF_MS / 1000} s`);
  field.expect(cut === count, 'a request that does not arrive is cut off');
  for (const socket of sockets) socket.destroy();
}

const next = (socket: Socket, event: 'close' | 'drain'): Promise<void> =>
  new Promise((resolve) => void socket.once(event, () => resolve()));

const POST = 'POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const TEN_MEGABYTES = 10 * 1024 * 1024;

export const CONNECTION_ATTACKS: readonly Attack[] = [
  {
    name: 'half-headers',
    tries: '300 requests whose headers never end, a byte a second',
    run: (field) => drip(field, 300, 'GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'a'),
  },
  {
    name: 'half-bodies',
    tries: '300 requests whose bodies never end, a byte a second',
    run: (field) => drip(field, 300, `${POST}Content-Length: 1000\r\n\r\n{"name": "`, 'a'),
  },
  {
    name: 'idle-connections',
    tries: '1,000 connections on which nothing is ever said',
    run: (field) => drip(field, 1_000, '', ''),
  },
  {
    name: 'many-streams',
    tries: 'one address opens 1,500 streams of the lobby, 600 of them as one person',
    async run(field: Field): Promise<void> {
      const person = await field.stranger();
      const streams: HeldStream[] = [];
      let held = 0;
      await field.flood({ perSecond: 100, times: 1_500 }, async (i) => {
        const stream = (i < 600 ? person : field.guest()).stream('/tables/events');
        streams.push(stream);
        if ((await stream.reply).status === 200) held++;
      });
      field.note(`${held} streams were held`);
      field.expect(held <= 1_000, 'an address holds 1,000 streams at most');
      while (!field.stop.aborted) await wait(200);
      for (const stream of streams) stream.close();
    },
  },
  {
    name: 'huge-bodies',
    tries: 'bodies of ten megabytes, with and without a length, and JSON that is nested 8,000 deep',
    async run(field: Field): Promise<void> {
      await field.flood({ perSecond: 5 }, async (i) => {
        const guest = field.guest(1 + (i % 4));
        if (i % 3 === 0)
          return void (await guest.send(
            'POST',
            '/people',
            `{"name": ${'['.repeat(8_000)}${']'.repeat(8_000)}}`,
          ));
        const socket = guest.connect();
        const length = i % 3 === 1 ? `Content-Length: ${TEN_MEGABYTES}` : 'Transfer-Encoding: chunked';
        socket.write(`${POST}${length}\r\n\r\n`);
        const closed = next(socket, 'close');
        const chunk = i % 3 === 1 ? 'a'.repeat(65_536) : `10000\r\n${'a'.repeat(65_536)}\r\n`;
        let sent = 0;
        for (; sent < TEN_MEGABYTES && !socket.destroyed; sent += chunk.length) {
          if (!socket.write(chunk)) await Promise.race([next(socket, 'drain'), closed, wait(1_000)]);
        }
        await Promise.race([closed, wait(5_000)]);
        field.expect(socket.destroyed, 'a connection with a huge body is cut off');
        socket.destroy();
      });
      field.expectRefusal('bad-request', 'too-large');
    },
  },
];
