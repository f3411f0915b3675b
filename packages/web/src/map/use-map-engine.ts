import type { Language } from '@fahrtwind/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from './after-paint.ts';
import type { EngineOptions, MapEngine } from './engine/map-engine.ts';
import type { MapContent, MapGestures, MapPadding } from './map-data.ts';
import { isPrepared, NoGraphics, startEngine, type Started } from './start-engine.ts';
import { useMapDress } from './use-map-dress.ts';
import { useMapTheme } from './use-map-theme.ts';

export type MapState = 'loading' | 'ready' | 'no-graphics' | 'failed';

interface Wishes {
  readonly content: MapContent;
  readonly gestures: MapGestures;
  readonly padding: MapPadding;
  readonly fitKey: string | null;
  readonly language: Language;
  readonly title: string;
  readonly helpId: string;
}

interface MapInPage {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly engine: MapEngine | null;
  readonly state: MapState;
  readonly attribution: readonly string[];
  readonly isFallback: boolean;
}

/** The middle of Europe, for a map without stops. */
const START = { lat: 49, lng: 10.5, zoom: 4.4 };

/** Keeps the map library's map and React's data the same. */
export function useMapEngine(wishes: Wishes): MapInPage {
  const { content, padding, fitKey, language } = wishes;
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(wishes);
  const [started, setStarted] = useState<Started | null>(null);
  const [state, setState] = useState<MapState>('loading');
  const theme = useMapTheme();
  const dress = useRef({ theme, language });
  const engine = started?.engine ?? null;

  useEffect(() => {
    latest.current = wishes;
    dress.current = { theme, language };
  });

  useEffect(() => {
    const leaving = new AbortController();
    let made: MapEngine | null = null;
    const keep = (result: Started | null): void => {
      made = result?.engine ?? null;
      setStarted(result);
    };
    const explain = (error: unknown): void => {
      if (leaving.signal.aborted) return;
      // The page has its own sentence; the reason is for those who look for it.
      console.warn(error);
      setState(error instanceof NoGraphics ? 'no-graphics' : 'failed');
    };
    const options = () => optionsOf(container.current, latest, setState);
    performance.mark('map-start');
    // The library keeps the page busy while it starts: what is to be read comes first.
    const callOff = afterPaint(
      () => void startEngine(dress.current, options, leaving.signal).then(keep, explain),
      { mayWait: !isPrepared() },
    );
    return () => {
      callOff();
      leaving.abort();
      made?.remove();
      setStarted(null);
    };
  }, []);

  const shown = useMapDress(started, theme, language);
  useEffect(() => engine?.setContent(content), [engine, content]);
  useEffect(() => engine?.setPadding(padding), [engine, padding]);
  useEffect(() => {
    if (fitKey !== null) engine?.fitOnce(fitKey, latest.current.content);
  }, [engine, fitKey]);

  return {
    container,
    engine,
    state,
    attribution: shown?.attribution ?? [],
    isFallback: shown?.isFallback ?? false,
  };
}

function optionsOf(
  container: HTMLElement | null,
  latest: RefObject<Wishes>,
  setState: (state: MapState) => void,
): Omit<EngineOptions, 'style'> | null {
  if (!container) return null;
  const { title, helpId, content, padding, fitKey } = latest.current;
  return {
    container,
    title,
    helpId,
    content,
    padding,
    fitKey,
    start: START,
    gestures: () => latest.current.gestures,
    onIdle: () => {
      // bench/map.mjs reads these marks.
      performance.mark('map-idle');
      setState('ready');
    },
    // One tile that does not come leaves a hole; the rest of the map is there.
    onError: (error) => console.warn(error),
  };
}
