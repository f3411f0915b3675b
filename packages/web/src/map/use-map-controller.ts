import type { Language } from '@fahrtwind/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadMap, NoGraphics, type LoadedMap } from './load-map.ts';
import type { ControllerOptions, MapController } from './map-controller.ts';
import type { MapContent, MapGestures, MapPadding, MapPlace } from './map-data.ts';
import { useMapTheme } from './style/use-map-theme.ts';

export type MapState = 'loading' | 'ready' | 'no-graphics' | 'failed';

interface Wishes {
  readonly content: MapContent;
  readonly highlightedId: string | null;
  readonly gestures: MapGestures;
  readonly padding: MapPadding;
  /** Null while the content is loading. */
  readonly fitKey: string | null;
  readonly language: Language;
  readonly title: string;
  readonly helpId: string;
}

interface MapInPage {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly controller: MapController | null;
  readonly state: MapState;
  readonly attribution: readonly string[];
  readonly isFallback: boolean;
  /** Where one looks, if no more than main roads are known there. */
  readonly onlyMainRoadsAt: MapPlace | null;
}

/** The middle of Europe, for a map without stops. */
const START = { lat: 49, lng: 10.5, zoom: 4.4 };

/**
 * Loads the library at once, creates the map when there is something to show, and keeps it in sync with React's data.
 */
export function useMapController(wishes: Wishes): MapInPage {
  const { content, highlightedId, padding, fitKey, language } = wishes;
  const theme = useMapTheme();
  const container = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedMap | null>(null);
  const [controller, setController] = useState<MapController | null>(null);
  const [state, setState] = useState<MapState>('loading');
  const [onlyMainRoadsAt, setOnlyMainRoads] = useState<MapPlace | null>(null);
  const latest = useRef({ wishes, loaded });
  const library = loaded?.library;
  const isWanted = fitKey !== null;

  useEffect(() => {
    latest.current = { wishes, loaded };
  });

  useEffect(() => {
    let isGone = false;
    performance.mark('map-start');
    const load = async () => {
      try {
        const next = await loadMap(theme, language);
        if (!isGone) setLoaded(next);
      } catch (error) {
        // Without a network, an existing map keeps its style.
        if (!isGone && !latest.current.loaded) setState(stateAfter(error));
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [theme, language]);

  useEffect(() => {
    const { loaded: parts, wishes: wanted } = latest.current;
    if (!library || !parts || !isWanted || !container.current) return undefined;
    const tell = { setState, setOnlyMainRoads };
    const options = optionsOf(container.current, wanted, tell, () => latest.current.wishes);
    // bench/cold-planner.mjs counts what comes after it apart.
    performance.mark('map-made');
    try {
      const made = library.createMapController({ ...options, style: parts.style });
      setController(made);
      return () => {
        setController(null);
        made.remove();
      };
    } catch (error) {
      setState(stateAfter(error));
      return undefined;
    }
  }, [library, isWanted]);

  useEffect(() => {
    if (loaded) controller?.setStyle(loaded.style);
  }, [controller, loaded]);
  useEffect(() => controller?.setContent(content), [controller, content]);
  useEffect(() => controller?.highlight(highlightedId), [controller, highlightedId]);
  useEffect(() => controller?.setPadding(padding), [controller, padding]);
  useEffect(() => {
    if (fitKey !== null) controller?.fitOnce(fitKey, latest.current.wishes.content);
  }, [controller, fitKey]);

  const { attribution = [], isFallback = false } = loaded ?? {};
  return { container, controller, state, attribution, isFallback, onlyMainRoadsAt };
}

function stateAfter(error: unknown): MapState {
  // The page shows its own sentence; the cause is for developers.
  console.warn(error);
  return error instanceof NoGraphics ? 'no-graphics' : 'failed';
}

interface Listeners {
  readonly setState: (state: MapState) => void;
  readonly setOnlyMainRoads: (at: MapPlace | null) => void;
}

function optionsOf(
  container: HTMLElement,
  { title, helpId, content, padding, fitKey }: Wishes,
  { setState, setOnlyMainRoads }: Listeners,
  latest: () => Wishes,
): Omit<ControllerOptions, 'style'> {
  return {
    container,
    title,
    helpId,
    content,
    padding,
    fitKey: fitKey ?? '',
    start: START,
    gestures: () => latest().gestures,
    onReady: () => {
      // bench/map.mjs reads these marks.
      performance.mark('map-idle');
      setState('ready');
    },
    onLost: () => setState('failed'),
    onOnlyMainRoads: setOnlyMainRoads,
    // A missing tile leaves a gap; the rest of the map works.
    onError: (error) => console.warn(error),
  };
}
