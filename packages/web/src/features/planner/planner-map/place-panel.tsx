import type { Poi } from '@fahrtwind/contract';
import {
  addPoi,
  addStop,
  clickedPointLabel,
  serialiseLocation,
  shortLabel,
  stopsOf,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { likelyDayId, nearestStop } from './near.ts';
import styles from './place-panel.module.css';
import { useMapPanelTexts } from './texts.ts';
import { usePlacesAt } from './use-places-at.ts';

interface PlacePanelProps {
  readonly location: Location;
  readonly poi: Poi | undefined;
  readonly onClose: () => void;
}

/** A point of the map that is not a stop yet: what it is called, and the way into the trip. */
export function PlacePanel({ location, poi, onClose }: PlacePanelProps) {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const around = usePlacesAt(location, language, poi === undefined);
  const [chosen, choose] = useState<Location | null>(null);
  const point = chosen ?? named(location, around.places[0]);
  const { where } = placeWords(point);
  if (!trip) return null;
  return (
    <section className={styles.panel} aria-labelledby="ort">
      <header className={styles.header}>
        <div>
          {poi && <p className={styles.kind}>{texts.kinds[poi.kind]}</p>}
          <h2 id="ort" tabIndex={-1}>
            {poi?.name || clickedPointLabel(point)}
          </h2>
        </div>
        <Button variant="quiet" className={styles.close} aria-label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <p className={styles.where}>
        {where && <span>{where}</span>}
        <span className={styles.coordinates}>
          {location.lat.toFixed(5)}, {location.lng.toFixed(5)}
        </span>
      </p>
      {poi?.url && <ExternalLink href={poi.url}>{texts.website}</ExternalLink>}
      {mayEdit && <AddAsStop key={trip.id} trip={trip} point={point} onAdded={onClose} />}
      {mayEdit && poi && <AddToStop trip={trip} poi={poi} onAdded={onClose} />}
      {!poi && around.places.length > 1 && (
        <section className={styles.around} aria-labelledby="umgebung">
          <h3 id="umgebung">{texts.around}</h3>
          <ul>
            {around.places.slice(1, 5).map((place) => (
              <li key={`${place.label} ${place.lat}`}>
                <button
                  type="button"
                  className={styles.option}
                  onClick={() => choose(serialiseLocation(place))}
                >
                  <Icon name="pin" />
                  {shortLabel(place)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <output className={styles.status}>{around.status === 'failed' && texts.noName}</output>
    </section>
  );
}

/** The clicked point itself, under the name that was found for it. */
function named(clicked: Location, found: Location | undefined): Location {
  if (!found || clicked.label !== '') return clicked;
  const { label, longLabel, englishName } = found;
  return { ...clicked, label, longLabel, englishName };
}

interface AddAsStopProps {
  readonly trip: Trip;
  readonly point: Location;
  readonly onAdded: () => void;
}

function AddAsStop({ trip, point, onAdded }: AddAsStopProps) {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const run = useRun();
  const { select } = usePlannerActions();
  const [dayId, setDayId] = useState(() => likelyDayId(trip, point));
  const days = trip.days.map((day, index) => ({
    value: day.id,
    label: texts.dayChoice(index + 1, formatWeekday(day.date, language)),
  }));

  function add() {
    const id = makeId();
    const label = point.label || clickedPointLabel(point);
    if (!run(withTotals(addStop), { dayId, stop: { id, location: { ...point, label } } })) return;
    const day = trip.days.findIndex((one) => one.id === dayId) + 1;
    showToast({ kind: 'positive', text: texts.added(shortLabel({ label }), day) });
    select(id);
    onAdded();
  }

  return (
    <div className={styles.add}>
      <SelectField label={texts.day} value={dayId} options={days} onChange={setDayId} />
      <Button variant="accent" onClick={add}>
        <Icon name="plus" />
        {texts.addAsStop}
      </Button>
    </div>
  );
}

interface AddToStopProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly onAdded: () => void;
}

/** Keeps a point of interest with a stop nearby, without making a stop of it. */
function AddToStop({ trip, poi, onAdded }: AddToStopProps) {
  const texts = useMapPanelTexts();
  const run = useRun();
  const stops = stopsOf(trip);
  const [stopId, setStopId] = useState(() => nearestStop(stops, poi.location)?.id ?? '');
  if (stopId === '') return null;
  const options = stops.map(({ id, location }) => ({ value: id, label: shortLabel(location) }));

  function keep() {
    const { osmId, name, kind, location } = poi;
    if (!run(addPoi, { stopId, poi: { osmId, name, kind, location } })) return;
    const stop = options.find(({ value }) => value === stopId);
    showToast({ kind: 'positive', text: texts.kept(name, stop?.label ?? '') });
    onAdded();
  }

  return (
    <div className={styles.add}>
      <SelectField label={texts.stop} value={stopId} options={options} onChange={setStopId} />
      <Button variant="outlined" onClick={keep}>
        {texts.keepWithStop}
      </Button>
    </div>
  );
}
