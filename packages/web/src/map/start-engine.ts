import type { Language } from '@fahrtwind/contract';
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
  if (!hasGraphics()) throw new NoGraphics('WebGL is missing');
  const [{ createMapEngine }, loaded] = await Promise.all([
    import('./engine/map-engine.ts'),
    loadStyle(dress.theme, dress.language),
    loadLabelFonts(),
  ]);
  const wanted = options();
  if (signal.aborted || !wanted) return null;
  return { engine: createMapEngine({ ...wanted, style: loaded.style }), loaded, dress };
}
