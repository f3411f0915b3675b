import { Icon } from '../../ui/icon.tsx';
import { Navigate } from '../navigate/navigate.tsx';
import { TicketLine } from '../trip-rows/ticket-line.tsx';
import { placeLabels } from '../place-field/place-labels.ts';
import { PlaceEntries } from './place-entries.tsx';
import { PlaceNights } from './place-nights.tsx';
import { PlacePart } from './place-part.tsx';
import { PlaceTimes } from './place-times.tsx';
import type { StopPlaceProps } from './stop-place-props.ts';
import styles from './stop-place.module.css';
import { usePlaceTexts } from './texts.ts';

/** A stop as a place to be: when, how to get there, what to do, where to sleep. Its name stands above. */
export function StopPlace(props: StopPlaceProps) {
  const { trip, stop, times, action, onOpenNight, mayEdit = false } = props;
  const texts = usePlaceTexts();
  const { name, where } = placeLabels(stop.location);
  const note = stop.note?.content ?? '';
  return (
    <div className={styles.place}>
      <div className={styles.facts}>
        {where && <p className={styles.where}>{where}</p>}
        {stop.optional && <p className={styles.where}>{texts.optionalHint}</p>}
        <PlaceTimes stop={stop} times={times} />
        <TicketLine stop={stop} />
      </div>
      <Navigate
        place={stop.location}
        name={name}
        profile={stop.routeProfile}
        variant="primary"
        beside={action}
      />
      {note && (
        <PlacePart title={texts.note}>
          <p className={styles.note}>{note}</p>
        </PlacePart>
      )}
      {stop.entries.length > 0 && (
        <PlacePart title={texts.entries}>
          <PlaceEntries entries={stop.entries} />
        </PlacePart>
      )}
      <PlaceNights trip={trip} stopId={stop.id} onOpenNight={onOpenNight} mayEdit={mayEdit} />
      {stop.pois.length > 0 && (
        <PlacePart title={texts.pois}>
          <ul className={styles.list}>
            {stop.pois.map((poi) => (
              <li key={poi.osmId} className={styles.poi}>
                <Icon name="pin" />
                {poi.name || texts.noName}
              </li>
            ))}
          </ul>
        </PlacePart>
      )}
      {note === '' && stop.entries.length === 0 && mayEdit && (
        <p className={styles.muted}>{texts.nothingYet}</p>
      )}
    </div>
  );
}
