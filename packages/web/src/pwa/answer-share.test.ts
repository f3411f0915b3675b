import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { answerShare, SHARE_PATH } from './answer-share.ts';
import { takeShared } from './take-shared.ts';

const ORIGIN = 'https://www.fahrtwind.example';

afterEach(() => vi.unstubAllGlobals());

/** Cache Storage with one cache. */
function oneCache(): object {
  let files = new Map<string, Response>();
  const cache = {
    put: async (path: string, reply: Response) => void files.set(path, reply),
    match: async (path: string) => files.get(path)?.clone(),
  };
  const clear = async (): Promise<boolean> => {
    files = new Map();
    return true;
  };
  return { open: async () => cache, delete: clear };
}

/** What the browser does when a file is shared with the installed app. */
async function share(fields: Readonly<Record<string, string | File>>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(ORIGIN + SHARE_PATH, { method: 'POST', body });
  const reply = await answerShare(request, { caches, origin: ORIGIN });
  expect(reply?.status).toBe(303);
  return reply?.headers.get('location') ?? '';
}

it('keeps a shared file until the page takes it, once', async () => {
  vi.stubGlobal('caches', oneCache());
  const file = new File(['<gpx/>'], 'Lofoten – Süd.gpx');
  expect(await share({ titel: 'Lofoten', datei: file })).toBe(`${ORIGIN}/reise-erstellen?datei=1`);
  const taken = await takeShared();
  expect(taken?.name).toBe('Lofoten – Süd.gpx');
  expect(await taken?.text()).toBe('<gpx/>');
  expect(await takeShared()).toBeNull();
});

it('never gives an older file for one that is too large to be kept', async () => {
  vi.stubGlobal('caches', oneCache());
  await share({ datei: new File(['<gpx/>'], 'alt.gpx') });
  await share({ datei: new File([new Uint8Array(26 * 1024 * 1024)], 'riesig.gpx') });
  expect(await takeShared()).toBeNull();
});

it('passes texts and links on', async () => {
  vi.stubGlobal('caches', oneCache());
  const address = await share({ titel: 'Eibsee', url: 'geo:47.5,11.1' });
  expect([...new URL(address).searchParams]).toEqual([
    ['titel', 'Eibsee'],
    ['url', 'geo:47.5,11.1'],
  ]);
});

it('leaves other requests alone', () => {
  vi.stubGlobal('caches', oneCache());
  const ask = (address: string, init?: RequestInit) =>
    answerShare(new Request(address, init), { caches, origin: ORIGIN });
  expect(ask(ORIGIN + SHARE_PATH)).toBeNull();
  expect(ask(`${ORIGIN}/api/trips`, { method: 'POST' })).toBeNull();
  expect(ask(`https://evil.example${SHARE_PATH}`, { method: 'POST' })).toBeNull();
});

it('is what the manifests of both languages say', () => {
  const [german, english] = ['manifest.webmanifest', 'manifest.en.webmanifest'].map((name) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../public', name), 'utf8')),
  );
  expect(german.share_target).toMatchObject({ action: SHARE_PATH, method: 'POST' });
  expect(german.lang).toBe('de');
  expect(english.lang).toBe('en');
  expect({ ...english, lang: '', description: '' }).toEqual({
    ...german,
    lang: '',
    description: '',
  });
});
