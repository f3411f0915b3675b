import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tripOf } from '@fahrtwind/domain/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signInAsGuest, userOf, type Guest } from './lasting-client.ts';
import {
  buildServerProgram,
  freePort,
  postmasterPid,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const WAIT = { timeout: 60_000 };
/** What read-body.ts takes for a body at first. */
const FIRST_BYTES = 8 * 1024;

const logLine = z.looseObject({
  msg: z.string(),
  process: z.int().optional(),
  pid: z.int().optional(),
  reqId: z.string().optional(),
});

let program: ServerProgram;
let base: string;
let dataDir: string;
let server: ServerProcess;
const open: Connection[] = [];

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'fw-processes-'));
  await chmod(base, 0o755);
  dataDir = join(base, 'data');
  program = await buildServerProgram();
  server = await start();
});
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await program.remove();
  await rm(base, { recursive: true, force: true });
});

async function start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const PORT = String(await freePort());
  const env = { DATA_DIR: dataDir, PORT, PROCESSES: '2', LOG_LEVEL: 'info' };
  return await program.start({ ...env, TRUST_PROXY: 'loopback', METRICS: 'public', ...settings });
}

/** What the server has logged; the line that is being written may be cut off. */
function logged(from: ServerProcess): readonly z.infer<typeof logLine>[] {
  const lines = from.output().split('\n').slice(0, -1);
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => logLine.parse(JSON.parse(line)));
}

/** The processes that serve, by number; one that was started again stands behind the one before. */
function pidsOf(from: ServerProcess, number: number): readonly number[] {
  const told = logged(from).filter(({ msg }) => msg === 'a process serves');
  return told.flatMap(({ process: one, pid }) => (one === number && pid ? [pid] : []));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

interface Init {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** One connection, and with it always the same process. */
interface Connection {
  /** The number of the process at its other end. */
  readonly process: number;
  readonly ask: (path: string, init?: Init) => Promise<Reply>;
  /** Resolves with the first bytes of a reply that goes on. */
  readonly listen: (path: string, init?: Init) => Promise<Reply & { heard: () => string }>;
  readonly close: () => void;
}

async function connect(to = server): Promise<Connection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begin = async (path: string, { method = 'GET', headers = {}, body }: Init = {}) => {
    const address = { 'x-forwarded-for': anyAddress(), origin: to.address, ...headers };
    const sent = request(`${to.address}${path}`, { agent, method, headers: address });
    sent.end(body);
    const [reply]: IncomingMessage[] = await once(sent, 'response');
    if (!reply) throw new Error('no reply');
    return reply.setEncoding('utf8');
  };
  const first = await begin('/api/start');
  first.resume();
  const id = first.headers['x-request-id'];
  const line = () => logged(to).find(({ reqId }) => reqId === id);
  await expect.poll(line, WAIT).toBeDefined();
  const connection: Connection = {
    process: line()?.process ?? 0,
    ask: async (path, init) => {
      const reply = await begin(path, init);
      return { status: reply.statusCode ?? 0, text: (await reply.toArray()).join('') };
    },
    listen: async (path, init) => {
      const reply = await begin(path, init);
      let text = '';
      reply.on('data', (piece: string) => (text += piece)).on('error', () => undefined);
      await once(reply, 'data');
      return { status: reply.statusCode ?? 0, text, heard: () => text };
    },
    close: () => agent.destroy(),
  };
  open.push(connection);
  return connection;
}

/** Connections to both processes, the first one's first. */
async function connectToBoth(to = server): Promise<readonly [Connection, Connection]> {
  const found = new Map<number, Connection>();
  for (;;) {
    const one = await connect(to);
    found.set(one.process, one);
    const [first, second] = [found.get(1), found.get(2)];
    if (first && second) return [first, second];
  }
}

/** Limits count by address. */
function anyAddress(): string {
  return Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.');
}

const json = { 'content-type': 'application/json' };

function createTrip({ ask }: Connection, { cookie }: Guest, id: string): Promise<Reply> {
  const body = JSON.stringify(tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id }));
  const headers = { cookie, ...json, 'if-none-match': '*' };
  return ask(`/api/trips/${id}`, { method: 'PUT', headers, body });
}

describe('two processes on one port', () => {
  it('say once where they run, and one of them runs the jobs', async () => {
    expect(server.output().match(/^Fahrtwind läuft: /gm)).toHaveLength(1);
    const beginnings = () =>
      logged(server).filter(({ msg }) => msg.startsWith('the shop takes no orders'));
    await expect.poll(beginnings, WAIT).toMatchObject([{ process: 1 }]);
  });

  it('tell each other of a save, so that the stream of one tells what the other has stored', async () => {
    const guest = await signInAsGuest(server.address);
    const [one, other] = await connectToBoth();
    for (const [listening, saving] of [
      [one, other],
      [other, one],
    ] as const) {
      const { cookie } = guest;
      const stream = await (
        await connectTo(listening.process)
      ).listen('/api/live', {
        headers: { cookie },
      });
      expect(stream.status).toBe(200);
      const id = randomUUID();
      expect((await createTrip(saving, guest, id)).status).toBe(200);
      await expect.poll(stream.heard, WAIT).toContain(`"id":"${id}"`);
    }
  });

  it('count the requests of an address together', async () => {
    const both = await connectToBoth();
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const codes: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const { ask } = both[count % 2 === 0 ? 0 : 1];
      codes.push((await ask('/api/auth/nothing', { method: 'POST', headers })).status);
    }
    const admitted = codes.filter((code) => code !== 429).length;
    // 30, and what a process counts before it tells the other: a tenth.
    expect(admitted).toBeGreaterThanOrEqual(30);
    expect(admitted).toBeLessThanOrEqual(36);
  });

  it('hold ten streams of a person together, and a further one when one of them ends', async () => {
    const { cookie } = await signInAsGuest(server.address);
    const streams = [];
    for (let count = 0; count < 10; count += 1) {
      const connection = await connectTo(1 + (count % 2));
      const { status } = await connection.listen('/api/live', { headers: { cookie } });
      streams.push({ connection, status });
    }
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const refusals = (await connectToBoth()).map(({ ask }) =>
      ask('/api/live', { headers: { cookie } }),
    );
    expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([429, 429]);
    streams[0]?.connection.close();
    const again = async (): Promise<number> =>
      (await (await connectTo(2)).listen('/api/live', { headers: { cookie } })).status;
    await expect.poll(again, WAIT).toBe(200);
  });

  it('answer by the threads and the pictures of the machine, and tell of both in one set of figures', async () => {
    const person = await register();
    const { cookie } = person;
    const both = await connectToBoth();
    const name = encodeURIComponent(`profilePictures/${person.user.uid}`);
    const headers = { cookie, 'content-type': 'multipart/related; boundary=grenze' };
    for (const one of both) {
      const id = randomUUID();
      await createTrip(one, person, id);
      // Pieces of a file come back through a port of the process that was asked.
      const pdf = await one.ask(`/api/trips/${id}/export.pdf`, { headers: { cookie } });
      expect(pdf).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF[^]*%%EOF\s*$/) });
      const send = (body: Buffer): Promise<Reply> =>
        one.ask(`/v0/b/fahrtwind/o?name=${name}`, { method: 'POST', headers, body });
      expect(await send(await upload())).toMatchObject({ status: 200 });
      const refused = await send(await upload('kein Bild'));
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('invalid-format'),
      });
    }
    for (const { ask } of both) {
      const { text } = await ask('/metrics');
      const prints =
        'http_request_duration_seconds_count{method="GET",route="/api/trips/:id/export.pdf"';
      expect(text).toContain(`${prints},status="200"} 2\n`);
      expect(text).toMatch(/^long_work\{state="threads"\} [1-9]/m);
      expect(text.match(/^process_resident_memory_bytes /gm)).toHaveLength(1);
      expect(text.match(/^process_memory_bytes\{process="(primary|1|2)"\}/gm)).toHaveLength(3);
    }
  });
});

async function register(): Promise<Guest> {
  const origin = server.address;
  const body = JSON.stringify({
    name: 'Rita',
    email: 'rita@example.org',
    password: 'Wolke sieben',
  });
  const url = `${origin}/api/auth/sign-up/email`;
  const reply = await fetch(url, { method: 'POST', headers: { ...json, origin }, body });
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie, user: await userOf(origin, cookie) };
}

async function connectTo(number: number): Promise<Connection> {
  const [one, other] = await connectToBoth();
  return number === 1 ? one : other;
}

async function upload(content?: string): Promise<Buffer> {
  const create = { width: 60, height: 40, channels: 3, background: '#c46' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  return Buffer.concat([
    Buffer.from('--grenze\r\nContent-Type: application/json\r\n\r\n{}\r\n'),
    Buffer.from('--grenze\r\nContent-Type: image/jpeg\r\n\r\n'),
    content === undefined ? picture : Buffer.from(content),
    Buffer.from('\r\n--grenze--\r\n'),
  ]);
}

describe('a process that is killed', () => {
  it('is started again with its number, while the other one answers', async () => {
    for (const number of [2, 1]) {
      const before = pidsOf(server, number);
      const rest = await connectTo(3 - number);
      process.kill(before.at(-1) ?? 0, 'SIGKILL');
      expect((await rest.ask('/readyz')).status).toBe(200);
      await expect.poll(() => pidsOf(server, number).length, WAIT).toBe(before.length + 1);
      expect((await (await connectTo(number)).ask('/readyz')).status).toBe(200);
    }
    // The jobs are those of the first.
    const beginnings = logged(server).filter(({ msg }) =>
      msg.startsWith('the shop takes no orders'),
    );
    expect(beginnings.map((line) => line.process)).toEqual([1, 1]);
  });

  it('takes the others along if it is the first of all, and the next start goes on', async () => {
    const dying = await start();
    const pids = [...pidsOf(dying, 1), ...pidsOf(dying, 2)];
    expect(pids).toHaveLength(2);
    await dying.end('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), WAIT).toEqual([]);
    await expect(fetch(`${dying.address}/readyz`)).rejects.toThrow();
    const next = await start({ PORT: new URL(dying.address).port });
    expect((await fetch(`${next.address}/readyz`)).status).toBe(200);
    expect(await next.end('SIGTERM')).toBe(0);
  });
});

describe('at its end', () => {
  it('both processes finish what is under way, and nothing is left', async () => {
    const own = join(base, 'own');
    const ending = await start({ DATA_DIR: own });
    const pids = [...pidsOf(ending, 1), ...pidsOf(ending, 2)];
    const bodies = [new Agent(), new Agent()].map((agent) => {
      const headers = { ...json, origin: ending.address };
      const options = { agent, method: 'POST', headers };
      return request(`${ending.address}/api/auth/sign-in/email`, options);
    });
    for (const body of bodies) body.write('{"email":"a@b.example",');
    const replies = bodies.map((body) => once(body, 'response'));
    await untilReceived(ending, bodies.length);
    const ended = ending.end('SIGTERM');
    for (const body of bodies) body.end('"password":"falsches-passwort"}');
    const codes = (await Promise.all(replies)).map(([reply]) => reply.resume().statusCode);
    expect(codes).toEqual([401, 401]);
    expect(await ended, ending.output()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await postmasterPid(join(own, 'postgres'))).toBeNull();
  });

  it('a port that is taken is told once, and no process stays', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : 0);
    const { code, output } = await program.run({ DATA_DIR: dataDir, PORT, PROCESSES: '2' });
    other.close();
    expect(code).toBe(1);
    expect(output.match(/^Der Port \d+ ist schon belegt/gm)).toHaveLength(1);
  });
});

/** The bytes of so many bodies have arrived. */
async function untilReceived(at: ServerProcess, bodies: number): Promise<void> {
  const bytes = async (): Promise<number> => {
    const text = await (await fetch(`${at.address}/metrics`)).text();
    return Number(/^http_body_bytes_under_way (\d+)/m.exec(text)?.[1]);
  };
  await expect.poll(bytes, WAIT).toBeGreaterThanOrEqual(bodies * FIRST_BYTES);
}
