import { lazy, Suspense, useMemo } from 'react';
import type { MapStop } from '../../../map/map-data.ts';
import type { ImportedPlace } from './read/imported-file.ts';
import styles from './preview.module.css';

const TripMap = lazy(async () => {
  const { TripMap: Map } = await import('../../../parts/trip-map/trip-map.tsx');
  return { default: Map };
});

/** Keeps the places clear of the buttons and the attribution on the map. */
const PADDING = { top: 32, right: 56, bottom: 48, left: 32 };

export interface PreviewMapProps {
  /** The rows that would become stops. */
  readonly marks: readonly PreviewMark[];
  readonly highlightedId: string | null;
  /** A new file is looked at as a whole. */
  readonly fitKey: string;
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
}

export interface PreviewMark {
  readonly id: string;
  readonly place: ImportedPlace;
  readonly dayIndex: number;
  readonly number: string;
}

/** Where the places of a file lie: what was found on another continent is seen at once. */
export function PreviewMap({ marks, highlightedId, fitKey, onHover, onSelect }: PreviewMapProps) {
  const stops = useMemo(
    () =>
      marks.flatMap(({ id, place: { name, point, isOptional }, dayIndex, number }): MapStop[] =>
        point ? [{ ...point, id, number, dayIndex, label: name, isOptional }] : [],
      ),
    [marks],
  );
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <TripMap
          about="places"
          stops={stops}
          highlightedId={highlightedId}
          padding={PADDING}
          fitKey={fitKey}
          onHover={onHover}
          onSelect={onSelect}
        />
      </Suspense>
    </div>
  );
}
