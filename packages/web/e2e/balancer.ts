import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** One address in front of several processes, as a reverse proxy has it. */
export interface Balancer {
  readonly address: string;
  /** New connections go there from now on. */
  sendTo(process: { readonly port: number }): void;
  close(): void;
}

export async function startBalancer(first: { readonly port: number }): Promise<Balancer> {
  let { port } = first;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const process = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [caller, process],
      [process, caller],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendTo(process) {
      ({ port } = process);
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
