import { buildApp } from './app.ts';
import { filesIn } from './files.ts';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';

export interface Serving {
  readonly address: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the files of a folder to this machine only, on the port or the next free one, without online play. */
export async function serveFolder(folder: string, wanted: number): Promise<Serving> {
  const app = await buildApp({
    files: filesIn(folder),
    publicUrl: null,
    endpoints: [],
    failed: (error) => console.error(error),
  });
  const port = await listen(app.server, wanted, HOST);
  return {
    address: `http://${HOST}:${port}/`,
    port,
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
