import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to a PostgreSQL that can be cut off and opened again. */
export interface CutOff {
  /** The connection string by this way. */
  readonly url: string;
  /** Breaks all connections, wherever they are, and refuses new ones. */
  cut(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function openWay(postgresUrl: string): Promise<CutOff> {
  const target = new URL(postgresUrl);
  const folder = target.searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let server = listening(sockets, folder, target.port);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const url = new URL(postgresUrl);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut,
    open: async () => {
      server = listening(sockets, folder, target.port);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}

function listening(sockets: Set<Socket>, folder: string, targetPort: string): Server {
  return createServer((from) => {
    const isSocketFolder = folder.startsWith('/');
    const to = isSocketFolder
      ? connect(join(folder, `.s.PGSQL.${targetPort}`))
      : connect(Number(targetPort), '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
}
