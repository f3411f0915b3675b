import { useId, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../ui/texts.tsx';
import type {
  MapContent,
  MapGestures,
  MapLeg,
  MapLodging,
  MapPadding,
  MapPoint,
  MapPosition,
  MapStop,
} from '../../map/map-data.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapFailure } from './map-failure.tsx';
import { MapList } from './map-list.tsx';
import { MapTools } from './map-tools.tsx';
import { useMapTexts, type MapSubject } from './texts.ts';
import styles from './trip-map.module.css';
import { useHere } from './use-here.ts';
import { useMapController } from '../../map/use-map-controller.ts';
import { usePointAt } from './use-point-at.ts';
import { useSettled } from './use-settled.ts';

export interface TripMapHandle {
  fit(): void;
  flyTo(position: MapPosition, zoom?: number): void;
  /** Moves only as far as needed to show a position. */
  reveal(position: MapPosition): void;
  /** The same as `highlightedId`, without a render. */
  highlight(stopId: string | null): void;
}

export interface TripMapProps extends MapGestures {
  readonly stops: readonly MapStop[];
  readonly legs?: readonly MapLeg[];
  readonly lodgings?: readonly MapLodging[];
  readonly points?: readonly MapPoint[];
  readonly pending?: MapPosition | null;
  readonly selectedId?: string | null;
  /** The stop that is hovered elsewhere. Separate from the stops, because it changes with every mouse move. */
  readonly highlightedId?: string | null;
  /** A new value fits the map to the stops again: the trip's id. Null while they are loading. */
  readonly fitKey?: string | null;
  /** What panels cover. */
  readonly padding?: MapPadding;
  /** What is on it: the stops of a trip, or places that no way connects. Decides the words around the map. */
  readonly about?: MapSubject;
  /** Further attribution, for example of the route planner that answered. */
  readonly attribution?: readonly string[];
  readonly className?: string | undefined;
  readonly ref?: Ref<TripMapHandle>;
}

const NOTHING_COVERED: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_LEGS: readonly MapLeg[] = [];
const NO_LODGINGS: readonly MapLodging[] = [];
const NO_POINTS: readonly MapPoint[] = [];
const NO_TEXTS: readonly string[] = [];

/** A trip on the map; it fills its container. */
export function TripMap(props: TripMapProps) {
  const [attempt, setAttempt] = useState(0);
  return <MapInPage key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function MapInPage({
  stops,
  legs = NO_LEGS,
  lodgings = NO_LODGINGS,
  points = NO_POINTS,
  pending = null,
  selectedId = null,
  highlightedId = null,
  fitKey = '',
  padding = NOTHING_COVERED,
  about = 'trip',
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
  const content = useMemo<MapContent>(
    () => ({
      stops,
      legs,
      lodgings,
      points,
      pending,
      here: here.position,
      selectedId,
    }),
    [stops, legs, lodgings, points, pending, here.position, selectedId],
  );
  const title = stops.length > 0 || fitKey === null ? texts[about].title : texts.titleEmpty;
  const { container, controller, state, ...shown } = useMapController({
    content,
    highlightedId,
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
      fit: () => controller?.fit(content),
      flyTo: (position, zoom) => controller?.flyTo(position, zoom),
      reveal: (position) => controller?.reveal(position),
      highlight: (stopId) => controller?.highlight(stopId),
    }),
    [controller, content],
  );

  const hover = usePointAt({ stops, map: controller, onHover: gestures.onHover });

  async function locate(): Promise<void> {
    const position = await here.ask();
    if (position) controller?.flyTo(position);
  }

  const isBroken = state === 'no-graphics' || state === 'failed';
  const isListHidden = !isListOpen && !isBroken;
  const inWords = useMemo(
    () => ({ stops, legs, lodgings, selectedId }),
    [stops, legs, lodgings, selectedId],
  );
  const listed = useSettled(inWords, !isListHidden);
  return (
    <div className={classNames(styles.map, className)} data-map={state}>
      {isBroken && <MapFailure state={state} about={about} onRetry={onRetry} />}
      <div ref={container} className={styles.canvas} hidden={isBroken} />
      {state === 'loading' && <output className={styles.loading} aria-label={texts.loading} />}
      <p id={`${listId}-help`} hidden>
        {texts.help}
      </p>
      <MapList
        id={listId}
        {...listed}
        about={about}
        isHidden={isListHidden}
        onSelect={gestures.onSelect}
        onSelectLodging={gestures.onSelectLodging}
        onHover={hover}
      />
      {!isBroken && (
        <MapTools
          listId={listId}
          about={about}
          isListOpen={isListOpen}
          hasStops={stops.length > 0}
          isLocating={here.isAsking}
          problem={here.problem}
          onZoom={(steps) => controller?.zoomBy(steps)}
          onFit={() => controller?.fit(content)}
          onLocate={() => void locate()}
          onToggleList={() => setListOpen(!isListOpen)}
        />
      )}
      <MapAttribution
        texts={named}
        isFallback={shown.isFallback}
        onlyMainRoadsAt={state === 'ready' ? shown.onlyMainRoadsAt : null}
      />
    </div>
  );
}
