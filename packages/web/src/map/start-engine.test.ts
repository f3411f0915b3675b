// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadStyle } from './load-style.ts';
import { NoGraphics, prepareEngine, startEngine, type Dress } from './start-engine.ts';

const { hasGraphics, createMapEngine, startWorker } = vi.hoisted(() => ({
  hasGraphics: vi.fn(() => true),
  createMapEngine: vi.fn(() => ({ name: 'a map' })),
  startWorker: vi.fn(),
}));
vi.mock('./has-graphics.ts', () => ({ hasGraphics }));
vi.mock('./label-fonts.ts', () => ({ loadLabelFonts: async () => undefined }));
vi.mock('./load-style.ts', () => ({ loadStyle: vi.fn(async () => ({ style: { layers: [] } })) }));
vi.mock('./engine/map-engine.ts', () => ({ createMapEngine, startWorker }));

// What the map is made of does not matter here.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const options = () => ({}) as never;
const light: Dress = { theme: 'light', language: 'de' };
const dark: Dress = { theme: 'dark', language: 'de' };
const start = (dress: Dress) => startEngine(dress, options, new AbortController().signal);

beforeEach(() => {
  vi.clearAllMocks();
});

it('takes what was prepared, once', async () => {
  prepareEngine(light);
  await start(light);
  expect(loadStyle).toHaveBeenCalledOnce();
  expect(createMapEngine).toHaveBeenCalledOnce();
  await start(light);
  expect(loadStyle).toHaveBeenCalledTimes(2);
});

it('asks for another style when the theme has changed in the meantime', async () => {
  prepareEngine(light);
  await vi.waitFor(() => expect(startWorker).toHaveBeenCalled());
  const started = await start(dark);
  expect(loadStyle).toHaveBeenLastCalledWith('dark', 'de');
  expect(started?.dress).toEqual(dark);
});

it('tries again after preparing failed', async () => {
  vi.mocked(loadStyle).mockRejectedValueOnce(new Error('no network'));
  prepareEngine(light);
  await vi.waitFor(() => expect(startWorker).toHaveBeenCalled());
  await expect(start(light)).resolves.toMatchObject({ dress: light });
});

it('fetches nothing where the browser cannot draw', async () => {
  hasGraphics.mockReturnValueOnce(false);
  await expect(start(light)).rejects.toBeInstanceOf(NoGraphics);
  expect(loadStyle).not.toHaveBeenCalled();
});

it('makes no map for somebody who has left', async () => {
  const leaving = new AbortController();
  leaving.abort();
  expect(await startEngine(light, options, leaving.signal)).toBeNull();
  expect(createMapEngine).not.toHaveBeenCalled();
});
