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
  /** Keeps connections and takes new ones, but passes nothing on any more. */
  hang(): void;
  close(): Promise<void>;
}

export async function openWay(postgresUrl: string): Promise<CutOff> {
  const target = new URL(postgresUrl);
  const folder = target.searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let isHanging = false;
  const isOpen = (): boolean => !isHanging;
  const listen = (): Server => listening(sockets, folder, target.port, isOpen);
  let server = listen();
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
      isHanging = false;
      server = listen();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    hang: () => {
      isHanging = true;
    },
    close: cut,
  };
}

function listening(
  sockets: Set<Socket>,
  folder: string,
  targetPort: string,
  isOpen: () => boolean,
): Server {
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
      one.on('data', (chunk) => {
        if (isOpen()) other.write(chunk);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
}
