import type { Language } from '@fahrtwind/contract';
import type { StyleSpecification } from 'maplibre-gl';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { mapCache } from './map-cache.ts';
import type { MapTheme } from './use-map-theme.ts';

export interface LoadedStyle {
  readonly style: StyleSpecification;
  readonly attribution: readonly string[];
  /** Whether the configured basemap is unavailable and ours replaces it. */
  readonly isFallback: boolean;
}

const ARCHIVE = /[0-9a-f]{16}\.pmtiles/;

/** Loads the style; without a network, the last one is used. */
export async function loadStyle(theme: MapTheme, language: Language): Promise<LoadedStyle> {
  const key = keyOf(theme, language);
  try {
    const style = await call('getMapStyle', { query: { theme, lang: language } });
    mapCache.write(key, Response.json(style));
    const archives = archivesIn(JSON.stringify(style.sources));
    mapCache.prune((address) => {
      const archive = ARCHIVE.exec(address)?.[0];
      return archive === undefined || archives.includes(archive);
    });
    return asLoaded(style);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const kept = await mapCache.read(key);
    if (!kept) throw error;
    return asLoaded(await kept.json());
  }
}

function keyOf(theme: MapTheme, language: Language): string {
  return `/map-style/${theme}/${language}`;
}

/** Loads the style and waits until the device has it. */
export async function storeStyle(theme: MapTheme, language: Language): Promise<LoadedStyle> {
  const loaded = await loadStyle(theme, language);
  await mapCache.store(keyOf(theme, language), Response.json(loaded.style));
  return loaded;
}

function archivesIn(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(ARCHIVE, 'g'))].map(([name]) => name);
}

type Reply = Awaited<ReturnType<typeof call<'getMapStyle'>>>;

function asLoaded(reply: Reply): LoadedStyle {
  const { metadata } = reply;
  return {
    // The server has built it, and its tests validate it against the specification.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    style: reply as unknown as StyleSpecification,
    attribution: metadata['fahrtwind:attribution'],
    isFallback: metadata['fahrtwind:isFallback'],
  };
}
