import type { Language } from '@fahrtwind/contract';
import type * as Library from './engine/map-engine.ts';
import type { EngineOptions, MapEngine } from './engine/map-engine.ts';
import { hasGraphics } from './has-graphics.ts';
import { loadLabelFonts } from './label-fonts.ts';
import { loadStyle, type LoadedStyle } from './load-style.ts';
import type { MapTheme } from './use-map-theme.ts';

export interface Started {
  readonly engine: MapEngine;
  readonly loaded: LoadedStyle;
  readonly dress: Dress;
}

export interface Dress {
  readonly theme: MapTheme;
  readonly language: Language;
}

/** Without WebGL nothing is tried: the library alone weighs half a megabyte. */
export class NoGraphics extends Error {
  override readonly name = 'NoGraphics';
}

interface Parts {
  readonly library: typeof Library;
  readonly loaded: LoadedStyle;
}

/** What was asked for before there was a map to put it into. */
const prepared = new Map<string, Promise<Parts>>();

/** Fetches what a map needs while the trip that it is for is still on its way. */
export function prepareEngine(dress: Dress): void {
  if (import.meta.env.SSR || prepared.size > 0) return;
  performance.mark('map-start');
  const parts = fetchParts(dress);
  prepared.set(keyOf(dress), parts);
  // Whoever starts the map hears of it.
  parts.catch(() => prepared.clear());
}

/** Whether a map is what the page is waiting for. */
export function isPrepared(): boolean {
  return prepared.size > 0;
}

/**
 * Brings the map library in and makes a map with it. Whoever leaves in the meantime aborts; null is what they get.
 */
export async function startEngine(
  dress: Dress,
  options: () => Omit<EngineOptions, 'style'> | null,
  signal: AbortSignal,
): Promise<Started | null> {
  // The server draws no maps, and its bundle should not carry the library.
  if (import.meta.env.SSR) return null;
  const parts = prepared.get(keyOf(dress)) ?? fetchParts(dress);
  // Used once: the next map asks whether its style is still the same.
  prepared.clear();
  const { library, loaded } = await parts;
  const wanted = options();
  if (signal.aborted || !wanted) return null;
  return { engine: library.createMapEngine({ ...wanted, style: loaded.style }), loaded, dress };
}

async function fetchParts({ theme, language }: Dress): Promise<Parts> {
  if (!hasGraphics()) throw new NoGraphics('WebGL is missing');
  const [library, loaded] = await Promise.all([
    fetchLibrary(),
    loadStyle(theme, language),
    loadLabelFonts(),
  ]);
  return { library, loaded };
}

async function fetchLibrary(): Promise<Parts['library']> {
  const library = await import('./engine/map-engine.ts');
  library.startWorker();
  return library;
}

function keyOf({ theme, language }: Dress): string {
  return `${theme}/${language}`;
}
