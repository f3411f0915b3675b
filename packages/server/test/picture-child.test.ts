import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  buildServerProgram,
  freePort,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let program: ServerProgram;
let test: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  program = await buildServerProgram();
  dataDir = await mkdtemp(join(tmpdir(), 'fw-pictures-'));
  test = await createTestDatabase();
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true });
  await program.remove();
});

/** Registers a person and sends a picture as them. */
async function sendPicture({ address }: ServerProcess, email: string): Promise<number> {
  const registered = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name: 'Rita', email, password: 'Wolke sieben' }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { session } = await (await fetch(`${address}/api/start`, { headers: { cookie } })).json();
  const file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c46' } })
    .jpeg()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from('--grenze\r\nA: b\r\n\r\n{}\r\n--grenze\r\nA: b\r\n\r\n'),
    file,
    Buffer.from('\r\n--grenze--'),
  ]);
  const name = encodeURIComponent(`profilePictures/${session.user.uid}`);
  const sent = await fetch(`${address}/v0/b/fahrtwind/o?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/related; boundary=grenze', origin: address, cookie },
    body,
  });
  return sent.status;
}

function childrenOf(pid: number | undefined): readonly string[] {
  return readdirSync('/proc').filter(
    (name) =>
      existsSync(`/proc/${name}/cmdline`) &&
      readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${pid}\n`) &&
      readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('picture-child'),
  );
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'the built server draws pictures in a process that ends with it, by %s too',
  async (signal) => {
    const env = { DATABASE_URL: test.url, DATA_DIR: dataDir, PORT: String(await freePort()) };
    const server = await program.start(env);
    expect(childrenOf(server.child.pid)).toEqual([]);
    expect(await sendPicture(server, `${signal.toLowerCase()}@example.org`)).toBe(200);
    const [child] = childrenOf(server.child.pid);
    expect(child).toBeDefined();
    await server.end(signal);
    await expect.poll(() => existsSync(`/proc/${child}/exe`), { timeout: 20_000 }).toBe(false);
  },
);
