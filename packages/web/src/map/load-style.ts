import type { Language } from '@fahrtwind/contract';
import type { StyleSpecification } from 'maplibre-gl';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { keptMap } from './kept-map.ts';
import type { MapTheme } from './use-map-theme.ts';

export interface LoadedStyle {
  readonly style: StyleSpecification;
  readonly attribution: readonly string[];
  /** Whether the configured basemap is out and ours stands in for it. */
  readonly isFallback: boolean;
}

const ARCHIVE = /[0-9a-f]{16}\.pmtiles/;

/** Asks for the style; without a network the one that was seen last stands in. */
export async function loadStyle(theme: MapTheme, language: Language): Promise<LoadedStyle> {
  const key = `/map-style/${theme}/${language}`;
  try {
    const style = await call('getMapStyle', { query: { theme, lang: language } });
    keptMap.write(key, Response.json(style));
    const archives = archivesIn(JSON.stringify(style.sources));
    keptMap.prune((address) => {
      const archive = ARCHIVE.exec(address)?.[0];
      return archive === undefined || archives.includes(archive);
    });
    return asLoaded(style);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const kept = await keptMap.read(key);
    if (!kept) throw error;
    return asLoaded(await kept.json());
  }
}

function archivesIn(text: string): readonly string[] {
  return [...text.matchAll(new RegExp(ARCHIVE, 'g'))].map(([name]) => name);
}

type Reply = Awaited<ReturnType<typeof call<'getMapStyle'>>>;

function asLoaded(reply: Reply): LoadedStyle {
  const { metadata } = reply;
  return {
    // The server has built it; its tests hold it against the specification.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    style: reply as unknown as StyleSpecification,
    attribution: metadata['fahrtwind:attribution'],
    isFallback: metadata['fahrtwind:isFallback'],
  };
}
