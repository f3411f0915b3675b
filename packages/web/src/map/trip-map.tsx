import { useId, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { classNames } from '../ui/class-names.ts';
import { useLanguage } from '../ui/texts.tsx';
import type {
  MapContent,
  MapGestures,
  MapLeg,
  MapPadding,
  MapPoint,
  MapPosition,
  MapStop,
} from './map-data.ts';
import { MapAttribution } from './panel/map-attribution.tsx';
import { MapFailure } from './panel/map-failure.tsx';
import { MapList } from './panel/map-list.tsx';
import { MapTools } from './panel/map-tools.tsx';
import { useMapTexts } from './texts.ts';
import styles from './trip-map.module.css';
import { useHere } from './use-here.ts';
import { useMapEngine } from './use-map-engine.ts';
import { usePointAt } from './use-point-at.ts';
import { useSettled } from './use-settled.ts';

export interface TripMapHandle {
  fit(): void;
  flyTo(position: MapPosition, zoom?: number): void;
  /** Moves only as far as needed to have a place in sight. */
  reveal(position: MapPosition): void;
}

export interface TripMapProps extends MapGestures {
  readonly stops: readonly MapStop[];
  readonly legs?: readonly MapLeg[];
  readonly points?: readonly MapPoint[];
  readonly pending?: MapPosition | null;
  readonly selectedId?: string | null;
  /** The stop that is pointed at elsewhere; apart from the stops, because it changes with every move of the mouse. */
  readonly highlightedId?: string | null;
  /** Another value fits the map to the stops again: the trip's id. Null while they are still on their way. */
  readonly fitKey?: string | null;
  /** What panels cover. */
  readonly padding?: MapPadding;
  /** Who else has to be named, for example the route planner that answered. */
  readonly attribution?: readonly string[];
  readonly className?: string | undefined;
  readonly ref?: Ref<TripMapHandle>;
}

const NOTHING_COVERED: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_LEGS: readonly MapLeg[] = [];
const NO_POINTS: readonly MapPoint[] = [];
const NO_TEXTS: readonly string[] = [];

/** A trip on the map, fed by data; it fills the element it stands in. */
export function TripMap(props: TripMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <MapInPage key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function MapInPage({
  stops,
  legs = NO_LEGS,
  points = NO_POINTS,
  pending = null,
  selectedId = null,
  highlightedId = null,
  fitKey = '',
  padding = NOTHING_COVERED,
  attribution = NO_TEXTS,
  className,
  ref,
  onRetry,
  ...gestures
}: TripMapProps & { readonly onRetry: () => void }) {
  const texts = useMapTexts();
  const language = useLanguage();
  const listId = useId();
  const [isListOpen, setListOpen] = useState(false);
  const here = useHere();
  const chosen = useMemo(
    () => withMark(stops, selectedId, { isSelected: true }),
    [stops, selectedId],
  );
  const lit = useMemo(
    () => withMark(chosen, highlightedId, { isHighlighted: true }),
    [chosen, highlightedId],
  );
  const content = useMemo<MapContent>(
    () => ({ stops: lit, legs, points, pending, here: here.position }),
    [lit, legs, points, pending, here.position],
  );
  const title = stops.length > 0 || fitKey === null ? texts.title : texts.titleEmpty;
  const { container, engine, state, ...shown } = useMapEngine({
    content,
    gestures,
    padding,
    fitKey,
    language,
    title,
    helpId: `${listId}-help`,
  });
  const named = [...shown.attribution, ...attribution];

  useImperativeHandle(
    ref,
    () => ({
      fit: () => engine?.fit(content),
      flyTo: (position, zoom) => engine?.flyTo(position, zoom),
      reveal: (position) => engine?.reveal(position),
    }),
    [engine, content],
  );

  const hover = usePointAt({ stops, map: engine, onHover: gestures.onHover });

  async function locate(): Promise<void> {
    const position = await here.ask();
    if (position) engine?.flyTo(position);
  }

  const isBroken = state === 'no-graphics' || state === 'failed';
  const isListHidden = !isListOpen && !isBroken;
  const inWords = useMemo(() => ({ stops: chosen, legs }), [chosen, legs]);
  const listed = useSettled(inWords, !isListHidden);
  return (
    <div className={classNames(styles.map, className)} data-map={state}>
      {isBroken && <MapFailure state={state} onRetry={onRetry} />}
      <div ref={container} className={styles.canvas} hidden={isBroken} />
      {state === 'loading' && <output className={styles.loading} aria-label={texts.loading} />}
      <p id={`${listId}-help`} hidden>
        {texts.help}
      </p>
      <MapList
        id={listId}
        stops={listed.stops}
        legs={listed.legs}
        isHidden={isListHidden}
        onSelect={gestures.onSelect}
        onHover={hover}
      />
      {!isBroken && (
        <MapTools
          listId={listId}
          isListOpen={isListOpen}
          hasStops={stops.length > 0}
          isLocating={here.isAsking}
          problem={here.problem}
          onZoom={(steps) => engine?.zoomBy(steps)}
          onFit={() => engine?.fit(content)}
          onLocate={() => void locate()}
          onToggleList={() => setListOpen(!isListOpen)}
        />
      )}
      <MapAttribution texts={named} isFallback={shown.isFallback} />
    </div>
  );
}

function withMark(
  stops: readonly MapStop[],
  stopId: string | null,
  mark: Partial<MapStop>,
): readonly MapStop[] {
  if (stopId === null) return stops;
  return stops.map((stop) => (stop.id === stopId ? { ...stop, ...mark } : stop));
}
