import type { Poi, FoundPlace, Language } from '@fahrtwind/contract';
import {
  addPoi,
  clickedPointLabel,
  serialiseLocation,
  shortLabel,
  stopsOf,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { usePoiKindTexts } from '../../../../parts/poi-kinds/texts.ts';
import { placeLabels } from '../../../../parts/place-field/place-labels.ts';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { ExternalLink } from '../../../../ui/external-link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { useStopLimit } from '../../../../parts/trip-edit/use-stop-limit.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { nearestStop } from '../../../../parts/trip-edit/near.ts';
import { useNewStop, useNewStopDay } from '../../../../parts/trip-edit/use-new-stop.ts';
import styles from './place-panel.module.css';
import { usePlaceTexts } from './texts.ts';
import { endpoint } from '../../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../../parts/server-state/use-query.ts';

interface PlacesAt {
  readonly status: 'asking' | 'ready' | 'failed';
  readonly places: readonly FoundPlace[];
  readonly attribution: readonly string[];
}

const NONE = { places: [], attribution: [] } as const;

/** The name of a point of the map, and what lies around it. */
function usePlacesAt({ lat, lng }: Location, language: Language, isWanted: boolean): PlacesAt {
  const query = { lat, lng, lang: language };
  const { loaded } = useQuery(isWanted ? endpoint('findPlacesAt', { query }) : null);
  if (loaded.status === 'ready') return { status: 'ready', ...loaded.reply };
  return { status: loaded.status === 'loading' ? 'asking' : 'failed', ...NONE };
}

interface PlacePanelProps {
  readonly location: Location;
  readonly poi: Poi | undefined;
  readonly onClose: () => void;
}

/** A point of the map that is not a stop: its name, and a button to add it to the trip. */
export function PlacePanel({ location, poi, onClose }: PlacePanelProps) {
  const texts = usePlaceTexts();
  const kinds = usePoiKindTexts();
  const language = useLanguage();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const around = usePlacesAt(location, language, poi === undefined);
  const [chosen, choose] = useState<Location | null>(null);
  const point = chosen ?? named(location, around.places[0]);
  const { where } = placeLabels(point);
  if (!trip) return null;
  return (
    <section className={styles.panel} aria-labelledby="ort">
      <header className={styles.header}>
        <div>
          {poi && <p className={styles.kind}>{kinds[poi.kind]}</p>}
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
      {poi?.description && <p lang="de">{poi.description}</p>}
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

/** The clicked point itself, with the name found for it. */
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
  const texts = usePlaceTexts();
  const language = useLanguage();
  const [chosen, choose] = useState<string | null>(null);
  const limit = useStopLimit();
  const { position, describe, add } = useNewStop(useNewStopDay(chosen));
  const location = { ...point, label: point.label || clickedPointLabel(point) };
  const days = trip.days.map((day, index) => ({
    value: day.id,
    label: texts.dayChoice(index + 1, formatWeekday(day.date, language)),
  }));

  return (
    <div className={styles.add}>
      <SelectField
        label={texts.day}
        value={position(location)?.dayId ?? ''}
        options={days}
        onChange={choose}
      />
      <p className={styles.where}>{describe(location)}</p>
      <GuardedButton variant="accent" reason={limit} onClick={() => add(location) && onAdded()}>
        <Icon name="plus" />
        {texts.addAsStop}
      </GuardedButton>
    </div>
  );
}

interface AddToStopProps {
  readonly trip: Trip;
  readonly poi: Poi;
  readonly onAdded: () => void;
}

/** Attaches a point of interest to a nearby stop without adding a stop. */
function AddToStop({ trip, poi, onAdded }: AddToStopProps) {
  const texts = usePlaceTexts();
  const { run } = useRun();
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
