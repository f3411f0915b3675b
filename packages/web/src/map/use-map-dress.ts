import type { Language } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { loadStyle, type LoadedStyle } from './load-style.ts';
import type { Started } from './start-engine.ts';
import type { MapTheme } from './use-map-theme.ts';

interface Worn {
  readonly started: Started;
  readonly theme: MapTheme;
  readonly language: Language;
  readonly loaded: LoadedStyle;
}

/** Puts the map into the style of the theme and the language, without moving it or losing what is on it. */
export function useMapDress(
  started: Started | null,
  theme: MapTheme,
  language: Language,
): LoadedStyle | null {
  const [changed, setChanged] = useState<Worn | null>(null);
  const worn = wornBy(started, changed);
  const isWorn = worn?.theme === theme && worn.language === language;

  useEffect(() => {
    if (!started || isWorn) return undefined;
    let isGone = false;
    const change = async (): Promise<void> => {
      const loaded = await loadStyle(theme, language);
      if (isGone) return;
      started.engine.setStyle(loaded.style);
      setChanged({ started, theme, language, loaded });
    };
    // Without a network the map keeps its other dress.
    change().catch((error: unknown) => console.warn(error));
    return () => {
      isGone = true;
    };
  }, [started, isWorn, theme, language]);

  return worn?.loaded ?? null;
}

/** A map wears what it was started in until that has changed. */
function wornBy(started: Started | null, changed: Worn | null): Worn | null {
  if (!started || changed?.started === started) return changed;
  return { started, ...started.dress, loaded: started.loaded };
}
