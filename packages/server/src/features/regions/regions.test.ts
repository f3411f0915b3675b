import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegionState } from '@fahrtwind/contract';
import {
  importRegion,
  openRegionFolder,
  type ImportMessage,
  type StartImport,
} from '@fahrtwind/geo';
import { inventedRegion, writeOsmPbf } from '@fahrtwind/geo/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  type AccountServer,
} from '../../../test/account-server.ts';
import type { Browser } from '../../../test/browser.ts';
import { createImportProcess } from './import-process.ts';

const ADMIN = 'karten@fahrtwind.example';

let folder: string;
let server: AccountServer;
let admin: Browser;
/** What the running import was asked for, and how to let it speak. */
let running: { readonly what: string; readonly tell: (message: ImportMessage) => void } | null;
const startImport: StartImport = ({ what }, tell) => {
  running = { what, tell };
  return async () => undefined;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-regions-'));
  mkdirSync(join(folder, 'maps'));
  writeFileSync(join(folder, 'maps', 'Erfunden-latest.osm.pbf'), writeOsmPbf(inventedRegion()));
  writeFileSync(join(folder, 'maps', 'notiz.txt'), 'nein');
  server = await startAccountServer({
    env: { DATA_DIR: folder, ADMINS: ADMIN, REGIONS_URL: 'https://karten.example/osm' },
    passwordHasher: PLAIN_PASSWORDS,
    startImport,
  });
  admin = server.browser();
  const payload = { name: 'Karla', email: ADMIN, password: 'Wolke sieben' };
  await admin.send({ method: 'POST', url: '/api/auth/sign-up/email', payload });
  await server.testDatabase.database.pool.query(
    'update account set email_verified = true where email = $1',
    [ADMIN],
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const state = async (): Promise<RegionState> => (await admin.get('/api/regions')).json();
const begin = (payload: object) => admin.send({ method: 'POST', url: '/api/regions', payload });

describe('the regions', () => {
  it('can be chosen from a list with sizes, and from files of the data folder', async () => {
    const { offered, files, source, regions, job } = await state();
    expect(source).toBe('karten.example');
    expect(regions).toEqual([]);
    expect(job).toBeNull();
    expect(files.map(({ id }) => id)).toEqual(['Erfunden-latest.osm.pbf']);
    const [small, large] = ['liechtenstein', 'bayern'].map((id) =>
      offered.find((one) => one.id === id),
    );
    expect(offered.length).toBeGreaterThan(60);
    expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
    expect(small?.seconds).toBeLessThan(60);
    expect(large?.seconds).toBeGreaterThan(600);
    expect(large?.diskBytes).toBeGreaterThan(large?.bytes ?? 0);
  });

  it('are fetched from the configured server only, one at a time, and say how far they are', async () => {
    expect((await begin({ from: 'offered', id: 'bayern' })).statusCode).toBe(200);
    expect(running?.what).toBe('https://karten.example/osm/europe/germany/bayern-latest.osm.pbf');
    running?.tell({ kind: 'progress', step: 'download', done: 40e6, all: 800e6 });
    expect((await state()).job).toMatchObject({ name: 'bayern', step: 'download', done: 40e6 });
    expect((await begin({ from: 'offered', id: 'berlin' })).statusCode).toBe(409);
    running?.tell({ kind: 'end', isDone: false, text: 'Die Verbindung ist abgerissen.' });
    expect(await state()).toMatchObject({
      job: null,
      last: { name: 'bayern', isDone: false, text: 'Die Verbindung ist abgerissen.' },
    });
  });

  it.each([
    { from: 'offered', id: 'atlantis' },
    { from: 'file', id: 'notiz.txt' },
    { from: 'file', id: '../../package.json' },
    { from: 'file', id: '..%2Fmaps%2FErfunden-latest.osm.pbf' },
  ])('are not imported from $id', async (payload) => {
    running = null;
    expect((await begin(payload)).statusCode).toBe(404);
    expect(running).toBeNull();
  });

  it('are listed once they are imported, and can be removed', async () => {
    const builders = {
      fetchEngine: async () => undefined,
      buildRouting: async () => undefined,
      buildTiles: async () => true,
    };
    await begin({ from: 'file', id: 'Erfunden-latest.osm.pbf' });
    const regionsFolder = openRegionFolder(join(folder, 'regions'));
    await importRegion(
      { regions: regionsFolder, builders, onProgress: () => undefined, now: () => new Date() },
      { name: 'erfunden', map: running?.what ?? '', origin: 'erfunden' },
    );
    running?.tell({ kind: 'end', isDone: true, text: 'Importiert.' });
    const { regions, last } = await state();
    expect(last).toMatchObject({ isDone: true });
    expect(regions).toMatchObject([{ name: 'erfunden', places: 7, hasRouting: true }]);
    const remove = { method: 'DELETE', url: '/api/regions/erfunden' } as const;
    expect((await admin.send(remove)).statusCode).toBe(200);
    expect((await admin.send(remove)).statusCode).toBe(404);
    expect((await state()).regions).toEqual([]);
  });
});

const heard = (program: string): Promise<readonly ImportMessage[]> =>
  new Promise((resolve) => {
    const messages: ImportMessage[] = [];
    const file = join(folder, `${messages.length}-${program.length}.mjs`);
    writeFileSync(file, program);
    createImportProcess(file)({ what: 'karte.osm.pbf', name: 'karte' }, (message) => {
      messages.push(message);
      if (message.kind === 'end') resolve(messages);
    });
  });

describe('the process of an import', () => {
  it('passes on what it says, and ends with its last sentences', async () => {
    const program = `process.send({ kind: 'progress', step: 'read', done: 0.5, all: 1 });
      process.send({ kind: 'nonsense' });
      console.log(process.argv.slice(2).join(' '));
      process.disconnect();`;
    expect(await heard(program)).toEqual([
      { kind: 'progress', step: 'read', done: 0.5, all: 1 },
      { kind: 'end', isDone: true, text: 'region import karte.osm.pbf karte' },
    ]);
  });

  it('is told to end with the server, and ended when it has', async () => {
    const file = join(folder, 'endless.mjs');
    const trace = join(folder, 'ended.txt');
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
       process.once('SIGTERM', () => process.exit(1));
       process.once('exit', () => writeFileSync(${JSON.stringify(trace)}, 'ended'));
       process.send({ kind: 'progress', step: 'read', done: 0, all: 1 });
       setInterval(() => undefined, 1000);`,
    );
    const end = await new Promise<() => Promise<void>>((resolve) => {
      const stop = createImportProcess(file)({ what: 'a', name: 'a' }, () => resolve(stop));
    });
    await end();
    expect(readFileSync(trace, 'utf8')).toBe('ended');
  });

  it('says why it failed', async () => {
    expect(
      await heard(
        `console.error('Diese Datei ist leer.'); process.disconnect(); process.exitCode = 1;`,
      ),
    ).toEqual([{ kind: 'end', isDone: false, text: 'Diese Datei ist leer.' }]);
  });
});
