import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServerProgram, freePort, postmasterPid } from './server-process.ts';
import type { ServerProcess, ServerProgram } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
let program: ServerProgram;
let base: string;
let dataDir: string;
let running: ServerProcess[] = [];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fw-start-'));
  await chmod(base, 0o755);
  dataDir = join(base, 'data');
  program = await buildServerProgram();
  const first = await start();
  await first.end('SIGTERM');
}, 120_000);

afterEach(async () => {
  for (const server of running) await server.end('SIGTERM');
  running = [];
});

afterAll(async () => {
  await program.remove();
  await rm(base, { recursive: true, force: true });
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const port = String(await freePort());
  const server = await program.start({ DATA_DIR: dataDir, PORT: port, ...settings });
  running.push(server);
  return server;
}

/** A connection that is kept open, as proxies do. */
async function keepOpen(address: string): Promise<{ ask(path: string): Promise<string> }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8').on('error', () => undefined);
  await once(socket, 'connect');
  return {
    ask: async (path) => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      const [reply] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return String(reply);
    },
  };
}

async function ask(sql: string, folder = dataDir): Promise<readonly unknown[]> {
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const client = new Client({
    host: join(folder, 'postgres'),
    user: 'fahrtwind',
    database: 'fahrtwind',
    password,
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('npm start', () => {
  it('says where it runs, answers there, and leaves no process behind', async () => {
    const server = await start();
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await postmasterPid(join(dataDir, 'postgres'))).toBeNull();
  });

  it('keeps its secret to itself and does not make another', async () => {
    const file = join(dataDir, 'secret');
    const secret = await readFile(file, 'utf8');
    await start();
    expect(await readFile(file, 'utf8')).toBe(secret);
    expect(secret.trim().length).toBeGreaterThanOrEqual(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('plants its sample content once', async () => {
    const author = `select name from account where id = 'fahrtwind-redaktion'`;
    await start();
    expect(await ask(author)).toEqual([{ name: 'Fahrtwind-Redaktion' }]);
    await ask(`update account set name = 'Andere' where id = 'fahrtwind-redaktion'`);
    await start();
    expect(await ask(author)).toEqual([{ name: 'Andere' }]);
    expect(await ask('select name from seed')).toEqual([{ name: 'editorial-account' }]);
  });

  it('runs twice on one data folder, and the database stays until the last one ends', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(await first.end('SIGTERM')).toBe(0);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
    expect(await second.end('SIGINT')).toBe(0);
    expect(await postmasterPid(join(dataDir, 'postgres'))).toBeNull();
  });

  it('goes on with the PostgreSQL that a killed server left', async () => {
    const server = await start();
    const pid = await postmasterPid(join(dataDir, 'postgres'));
    await server.end('SIGKILL');
    const next = await start();
    expect(await postmasterPid(join(dataDir, 'postgres'))).toBe(pid);
    expect((await fetch(`${next.address}/readyz`)).status).toBe(200);
  });

  it('finishes a request that is under way before it ends', async () => {
    const server = await start();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"email":"a@b.example",'));
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('"password":"falsches-passwort"}'));
          controller.close();
        }, 600);
      },
    });
    const answer = fetch(`${server.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body,
      duplex: 'half',
    } as RequestInit);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = server.end('SIGTERM');
    expect((await answer).status).toBe(401);
    expect(await ended).toBe(0);
  });

  it('says that the port is taken', async () => {
    const { address } = await start();
    const { port } = new URL(address);
    const { code, output } = await program.run({ DATA_DIR: dataDir, PORT: port });
    expect(code).toBe(1);
    expect(output).toBe(
      `Der Port ${port} ist schon belegt: beende das andere Programm oder starte mit einem anderen PORT.\n`,
    );
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('says that the data folder belongs to a newer version, and leaves it alone', async () => {
    await start();
    const entry = `(900, '0900_caravans', repeat('0', 64))`;
    await ask(`insert into schema_migration (number, name, checksum) values ${entry}`);
    const { code, output } = await program.run({ DATA_DIR: dataDir, PORT: '0' });
    await ask('delete from schema_migration where number = 900');
    expect(code).toBe(1);
    expect(output).toMatch(/^Die Datenbank gehört zu einer neueren Version .*0900_caravans.*\n$/);
  });

  it('says everything that is wrong with the configuration', async () => {
    const { code, output } = await program.run({ PORT: 'abc', METRICS: 'ja' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(2);
  });

  it('answers on connections that are kept open before it ends, so that no client sees a reset', async () => {
    const server = await start();
    const open = await Promise.all(Array.from({ length: 5 }, () => keepOpen(server.address)));
    const before = await Promise.all(open.map((connection) => connection.ask('/api/start')));
    for (const reply of before) expect(reply).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive/is);
    const ended = server.end('SIGTERM');
    // A connection of its own tells when the signal has arrived.
    await expect
      .poll(async () => (await fetch(`${server.address}/readyz`)).status, { interval: 5 })
      .toBe(503);
    const after = await Promise.all(open.map((connection) => connection.ask('/api/start')));
    for (const reply of after) expect(reply).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
    expect(await ended).toBe(0);
  });

  it('says that the database of DATABASE_URL does not answer', async () => {
    const url = `postgres://fahrtwind:geheim@127.0.0.1:${await freePort()}/fahrtwind`;
    const { code, output } = await program.run({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/^Die Datenbank aus DATABASE_URL \(127\.0\.0\.1:\d+\/fahrtwind\) .*\n$/);
  });

  it('says that the data folder is a file', async () => {
    const { output } = await program.run({ DATA_DIR: program.file });
    expect(output).toBe(`${program.file} ist kein Ordner: setze DATA_DIR auf einen.\n`);
  });

  it.runIf(isRoot)('runs as an ordinary user', async () => {
    const otherUser = { uid: 65_534, gid: 65_534 };
    const own = join(base, 'own');
    await mkdir(own);
    await chown(own, otherUser.uid, otherUser.gid);
    const port = String(await freePort());
    const server = await program.start({ DATA_DIR: join(own, 'data'), PORT: port }, otherUser);
    running.push(server);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect((await stat(join(own, 'data/postgres/cluster'))).uid).toBe(otherUser.uid);
  });

  it.runIf(isRoot)('says to an ordinary user that the data folder is not theirs', async () => {
    const otherUser = { uid: 65_534, gid: 65_534 };
    const foreign = program.start({ DATA_DIR: join(base, 'not-mine') }, otherUser);
    await expect(foreign).rejects.toThrow('darf dieser Benutzer nicht schreiben');
  });

  it.runIf(isRoot)('says that a data folder can only be read, also with DATABASE_URL', async () => {
    const otherUser = { uid: 65_534, gid: 65_534 };
    const folder = join(base, 'read-only');
    await mkdir(folder);
    const env = { DATA_DIR: folder, DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/none` };
    await expect(program.start(env, otherUser)).rejects.toThrow(
      `In ${folder} darf dieser Benutzer nicht schreiben: ändere die Rechte oder setze DATA_DIR.`,
    );
  });

  it.runIf(isRoot)(
    'backs up beside a running server and restores into an empty place',
    async () => {
      await start();
      const file = join(base, 'alles.backup');
      const { output } = await program.run({ DATA_DIR: dataDir }, ['backup', file]);
      expect(output).toMatch(/^Gesichert in .*alles\.backup: \d+ Tabellen mit \d+ Zeilen/);
      const elsewhere = join(base, 'elsewhere');
      const restored = await program.run({ DATA_DIR: elsewhere }, ['restore', file]);
      expect(restored).toMatchObject({ code: 0 });
      await start({ DATA_DIR: elsewhere });
      const author = `select id from account`;
      expect(await ask(author, elsewhere)).toEqual(await ask(author));
      await truncate(file, 1000);
      expect((await program.run({ DATA_DIR: dataDir }, ['restore', file])).code).toBe(1);
    },
  );
});
