import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegionBuilders } from '@fahrtwind/geo';
import {
  inventedRegion,
  startLocalService,
  writeOsmPbf,
  type LocalService,
} from '@fahrtwind/geo/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { runRegion } from './run-region.ts';

const MAP = writeOsmPbf(inventedRegion());

let folder: string;
let config: Config;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-region-'));
  config = readConfig({ DATA_DIR: join(folder, 'data') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In place of the engine, which is too large for tests; its own are in the geo package. */
const BUILDERS: RegionBuilders = {
  fetchEngine: async () => undefined,
  buildRouting: async () => undefined,
  buildTiles: async () => true,
};

const region = (words: readonly string[], builders: Partial<RegionBuilders> = {}) =>
  runRegion(config, words, { ...BUILDERS, ...builders });

function fileOf(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const IMPORTED =
  /^Importiert: erfunden: 7 Orte, 42 Adressen, 8 Ziele, Routen, Karte \(Daten vom 27\.07\.2015, importiert am \d\d\.\d\d\.\d{4}, aus 0,0 MB\)$/;

describe('npm run region', () => {
  it('imports a file, lists it and removes it again', async () => {
    expect(await region(['list'])).toBe('Es ist keine Region importiert.');
    const file = fileOf('Erfunden-latest.osm.pbf', MAP);
    expect(await region(['import', file])).toMatch(IMPORTED);
    expect(await region(['list'])).toMatch(/^erfunden: 7 Orte/);
    expect(await region(['import', file, 'zweite'])).toMatch(/^Importiert: zweite: /);
    expect((await region(['list'])).split('\n')).toHaveLength(2);
    expect(await region(['remove', 'zweite'])).toBe('Die Region zweite ist entfernt.');
    await expect(region(['remove', 'zweite'])).rejects.toThrow(
      'Die Region „zweite“ gibt es nicht, nur: erfunden.',
    );
  });

  it.each([
    ['Diese Datei ist leer.', Buffer.alloc(0)],
    ['Das ist keine Karte im Format .osm.pbf.', Buffer.from('<osm/>')],
    ['Diese Datei ist abgeschnitten', MAP.subarray(0, MAP.length - 7)],
    ['In dieser Datei ist keine Karte.', writeOsmPbf({ nodes: [], ways: [] })],
  ])('says „%s“ and changes nothing', async (sentence, content) => {
    const good = fileOf('erfunden.osm.pbf', MAP);
    await region(['import', good]);
    const before = await region(['list']);
    const bad = fileOf('schlecht.osm.pbf', content);
    await expect(region(['import', bad, 'erfunden'])).rejects.toThrow(sentence);
    await expect(region(['import', bad, 'erfunden'])).rejects.toThrow('Nichts wurde geändert.');
    expect(await region(['list'])).toBe(before);
    await expect(region(['import', bad])).rejects.toThrow(sentence);
    expect(readdirSync(join(config.dataDir, 'regions')).sort()).toEqual([
      'erfunden',
      'erfunden.json',
    ]);
  });

  it('names the place where a file is broken', async () => {
    const broken = Buffer.from(MAP);
    broken.fill(0, MAP.length - 60, MAP.length - 20);
    const file = fileOf('kaputt.osm.pbf', broken);
    await expect(region(['import', file])).rejects.toThrow(
      /^Diese Datei ist beschädigt\. Lade sie noch einmal herunter\. \(bei Byte \d+\)/,
    );
  });

  it('refuses 3 GB before it reads them', async () => {
    // The import notices at once that it is no map.
    const file = fileOf('welt.osm.pbf', Buffer.from('no map'));
    truncateSync(file, 3 * 1024 ** 3);
    await expect(region(['import', file])).rejects.toThrow('größer als 2 GB');
  });

  it('says what it could not build, and keeps the rest', async () => {
    const file = fileOf('erfunden.osm.pbf', MAP);
    const report = await region(['import', file], {
      fetchEngine: () => Promise.reject(new Error('not for win32 on x64')),
      buildTiles: () => Promise.reject(new Error('no memory')),
    });
    expect(report.split('\n')).toEqual([
      expect.stringMatching(/^Importiert: erfunden: .* keine Routen, keine Karte/),
      expect.stringMatching(/^Ohne Routen: .*Routen werden weiter geschätzt\. \(not for win32/),
      expect.stringMatching(/^Ohne Karte: .*\(no memory\)$/),
    ]);
    expect(await region(['list'])).toContain('keine Karte, weil das Zeichnen misslang');
  });

  it('says why there is no map, and what brings it', async () => {
    const file = fileOf('erfunden.osm.pbf', MAP);
    const report = await region(['import', file], { buildTiles: async () => false });
    expect(report).toContain(
      'Routen, keine Karte, weil tilemaker fehlt (Daten vom 27.07.2015, importiert am ',
    );
    expect(report).toContain('Ohne Karte: das Programm tilemaker fehlt.');
    expect(report).toContain('apt install tilemaker');
    expect(await region(['list'])).toContain('keine Karte, weil tilemaker fehlt');
  });

  it.each([[[]], [['import']], [['remove']], [['löschen', 'x']]])(
    'explains itself for %j',
    async (words) => {
      await expect(region(words)).rejects.toThrow('npm run region -- import DATEI.osm.pbf');
    },
  );

  it('names what is wrong with names and files', async () => {
    await expect(region(['import', join(folder, 'nix.osm.pbf')])).rejects.toThrow('gibt es nicht.');
    const file = fileOf('x.osm.pbf', MAP);
    await expect(region(['import', file, '../fort'])).rejects.toThrow('geht als Name');
    expect(existsSync(join(config.dataDir, 'fort'))).toBe(false);
  });
});

/** A server that has the map, or says that it has not. */
async function serve(status: number): Promise<LocalService & { readonly map: string }> {
  const service = await startLocalService((_request, response) =>
    response.writeHead(status).end(status === 200 ? MAP : ''),
  );
  return { ...service, map: `${service.url}/erfunden-latest.osm.pbf` };
}

describe('npm run region with an address', () => {
  it('fetches the map, imports it and keeps no copy', async () => {
    const service = await serve(200);
    expect(await region(['import', service.map])).toMatch(IMPORTED);
    expect(readdirSync(join(config.dataDir, 'regions/.downloads'))).toEqual([]);
    await service.close();
  });

  it('says that there is none', async () => {
    const service = await serve(404);
    await expect(region(['import', service.map])).rejects.toThrow(
      'Unter dieser Adresse gibt es die Karte nicht (status: 404). Nichts wurde geändert.',
    );
    await service.close();
    await expect(region(['import', service.map])).rejects.toThrow('nicht erreichbar');
  });
});
