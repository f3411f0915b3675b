import { memo, useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { MapGestures, MapLeg, MapStop } from '../map-data.ts';
import { useMapTexts } from '../texts.ts';
import styles from './map-list.module.css';

interface MapListProps extends Pick<MapGestures, 'onSelect' | 'onHover'> {
  readonly id: string;
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  /** Only for those who hear the page, until somebody steps into it with the keyboard. */
  readonly isHidden: boolean;
}

/**
 * What the map shows, in words and in the order of the trip; the stops are its keyboard targets. Rendered again only
 * when the trip changes, not when the mouse moves over the map.
 */
export const MapList = memo(function MapList({
  id,
  stops,
  legs,
  isHidden,
  onSelect,
  onHover,
}: MapListProps) {
  const legsTo = useMemo(() => new Map(legs.map((leg) => [leg.cityId, leg])), [legs]);
  const texts = useMapTexts();
  return (
    <section
      id={id}
      className={classNames(styles.list, isHidden ? styles.hidden : undefined)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {texts.listTitle}
      </h2>
      {stops.length === 0 ? (
        <p>{texts.listEmpty}</p>
      ) : (
        <ol className={styles.stops}>
          {stops.map((stop) => (
            <li key={stop.id}>
              <Leg leg={legsTo.get(stop.id)} />
              <button
                type="button"
                className={styles.stop}
                aria-pressed={onSelect ? stop.isSelected : undefined}
                onClick={() => onSelect?.(stop.id)}
                onFocus={() => onHover?.(stop.id)}
                onBlur={() => onHover?.(null)}
                onMouseEnter={() => onHover?.(stop.id)}
                onMouseLeave={() => onHover?.(null)}
              >
                <span
                  className={classNames(
                    styles.number,
                    stop.isOptional ? styles.optional : undefined,
                  )}
                  data-day={(stop.dayIndex % 10) + 1}
                >
                  {stop.number}
                </span>
                <span className={styles.label}>{stop.label}</span>
                <span className={styles.note}>
                  {texts.day(stop.dayIndex + 1)}
                  {stop.isOptional && `, ${texts.optional}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

function Leg({ leg }: { readonly leg: MapLeg | undefined }) {
  const texts = useMapTexts();
  if (!leg || leg.label === '') return null;
  return (
    <p className={styles.leg}>
      {leg.label}
      {leg.isEstimate && ` (${texts.estimated})`}
    </p>
  );
}
