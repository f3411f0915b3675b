import { isSameData } from '@fahrtwind/domain';
import { memo, useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MapGestures, MapLeg, MapLodging, MapStop } from '../../map/map-data.ts';
import { dayColour } from '../trip-rows/day-colour.ts';
import { useMapTexts, type MapSubject } from './texts.ts';
import styles from './map-list.module.css';

interface MapListProps extends Pick<MapGestures, 'onSelect' | 'onSelectLodging' | 'onHover'> {
  readonly id: string;
  readonly about: MapSubject;
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly lodgings: readonly MapLodging[];
  readonly selectedId: string | null;
  /** Visible to screen readers only, until the keyboard focus enters it. */
  readonly isHidden: boolean;
}

/**
 * What the map shows, as a list in trip order; the stops are its keyboard targets. Renders only when the trip changes,
 * not when the mouse moves over the map.
 */
export const MapList = memo(function MapList(props: MapListProps) {
  const { id, about, stops, legs, lodgings, selectedId, isHidden } = props;
  const { onSelect, onSelectLodging, onHover } = props;
  const legsTo = useMemo(() => new Map(legs.map((leg) => [leg.cityId, leg])), [legs]);
  // A day's lodging follows its stops.
  const rows = useMemo(
    () => [...stops, ...lodgings].toSorted((one, other) => one.dayIndex - other.dayIndex),
    [stops, lodgings],
  );
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
      {rows.length === 0 ? (
        <p>{texts.listEmpty}</p>
      ) : (
        <ol className={styles.stops}>
          {rows.map((row) => (
            <li key={row.id}>
              {isStop(row) ? (
                <>
                  <Leg
                    label={legsTo.get(row.id)?.label ?? ''}
                    isEstimate={legsTo.get(row.id)?.isEstimate ?? false}
                  />
                  <StopButton
                    stop={row}
                    about={about}
                    isSelected={row.id === selectedId}
                    onSelect={onSelect}
                    onHover={onHover}
                  />
                </>
              ) : (
                <LodgingRow lodging={row} onSelect={onSelectLodging} />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

function isStop(row: MapStop | MapLodging): row is MapStop {
  return 'number' in row;
}

interface StopButtonProps extends Pick<MapGestures, 'onSelect' | 'onHover'> {
  readonly stop: MapStop;
  readonly about: MapSubject;
  readonly isSelected: boolean;
}

/** Rows are compared by their data: every edit makes all of them anew and changes few. */
const StopButton = memo(function StopButton(props: StopButtonProps) {
  const { stop, about, isSelected, onSelect, onHover } = props;
  const texts = useMapTexts();
  return (
    <button
      type="button"
      className={styles.stop}
      aria-pressed={onSelect && about === 'trip' ? isSelected : undefined}
      onClick={() => onSelect?.(stop.id)}
      onFocus={() => onHover?.(stop.id)}
      onBlur={() => onHover?.(null)}
      onMouseEnter={() => onHover?.(stop.id)}
      onMouseLeave={() => onHover?.(null)}
    >
      <span
        className={classNames(
          styles.number,
          dayColour(stop.dayIndex + 1),
          stop.isOptional ? styles.optional : undefined,
        )}
      >
        {stop.number}
      </span>
      <span className={styles.label}>{stop.label}</span>
      {about === 'trip' && (
        <span className={styles.note}>
          {texts.day(stop.dayIndex + 1)}
          {stop.isOptional && `, ${texts.optional}`}
        </span>
      )}
    </button>
  );
}, isSameData);

interface LodgingRowProps {
  readonly lodging: MapLodging;
  readonly onSelect: MapGestures['onSelectLodging'];
}

const LodgingRow = memo(function LodgingRow({ lodging, onSelect }: LodgingRowProps) {
  const { id, label, dayIndex } = lodging;
  const texts = useMapTexts();
  const words = (
    <>
      <span className={classNames(styles.number, styles.lodging, dayColour(dayIndex + 1))}>
        <Icon name="home" />
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.note}>
        {texts.day(dayIndex + 1)}, {texts.lodging}
      </span>
    </>
  );
  if (!onSelect) return <div className={styles.stop}>{words}</div>;
  return (
    <button type="button" className={styles.stop} onClick={() => onSelect(id)}>
      {words}
    </button>
  );
}, isSameData);

/** Without the geometry of its leg, so that a row is quick to compare. */
const Leg = memo(function Leg({ label, isEstimate }: Pick<MapLeg, 'label' | 'isEstimate'>) {
  const texts = useMapTexts();
  if (label === '') return null;
  return (
    <p className={styles.leg}>
      {label}
      {isEstimate && ` (${texts.estimated})`}
    </p>
  );
});
