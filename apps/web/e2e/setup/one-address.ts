// One address in front of several servers, like a load balancer: it connects to one that is up.

import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { ServerProcess } from '../../../server/src/testing/server-process.ts';

export interface OneAddress {
  readonly address: string;
  close(): Promise<void>;
}

/** The first server that is up gets the connection. */
export async function inFrontOf(servers: readonly ServerProcess[]): Promise<OneAddress> {
  const sockets = new Set<{ destroy(): void }>();
  const front = createServer((client) => {
    const server = servers.find(({ isUp }) => isUp);
    if (!server) {
      client.destroy();
      return;
    }
    const behind = connect(server.port, '127.0.0.1');
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async close() {
      front.close();
      for (const socket of sockets) socket.destroy();
      await once(front, 'close');
    },
  };
}
