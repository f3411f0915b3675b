import type { Language } from '@fahrtwind/contract';
import type * as Library from './map-controller.ts';
import { loadLabelFonts } from './style/label-fonts.ts';
import { loadStyle, type LoadedStyle } from './style/load-style.ts';
import type { MapTheme } from './style/use-map-theme.ts';

/** Without WebGL nothing is loaded: the library alone weighs half a megabyte. */
export class NoGraphics extends Error {
  override readonly name = 'NoGraphics';
}

export interface LoadedMap extends LoadedStyle {
  readonly library: typeof Library;
}

/** Loads the map library, the style and the label fonts; again for another theme or language. */
export async function loadMap(theme: MapTheme, language: Language): Promise<LoadedMap> {
  // The server draws no maps, and its bundle should not carry the library.
  if (import.meta.env.SSR || !hasGraphics()) throw new NoGraphics('WebGL is missing');
  const [library, style] = await Promise.all([
    import('./map-controller.ts'),
    loadStyle(theme, language),
    loadLabelFonts(),
  ]);
  return { library, ...style };
}

/** Whether the browser can draw the map; MapLibre needs WebGL 2. */
function hasGraphics(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow only a few contexts at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
