import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LAST_PORT = 65_535;

/** On the port, or the next free one. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' && port < LAST_PORT) resolve(listen(server, port + 1, host));
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.removeListener('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
