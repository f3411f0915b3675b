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
  const { trip, stop, times, about, isOnTheRoad = false, onOpenNight, mayEdit = false } = props;
  const { action, noteField, addEntry, nightSteps } = props;
  const texts = usePlaceTexts();
  const { name, where } = placeLabels(stop.location);
  const note = stop.note?.content ?? '';
  return (
    <div className={styles.place}>
      <div className={styles.facts}>
        {where && <p className={styles.where}>{where}</p>}
        {about && <p lang="de">{about}</p>}
        {stop.optional && <p className={styles.where}>{texts.optionalHint}</p>}
        <PlaceTimes stop={stop} times={times} />
        <TicketLine stop={stop} />
      </div>
      <Navigate
        place={stop.location}
        name={name}
        profile={stop.routeProfile}
        variant={isOnTheRoad ? 'primary' : 'outlined'}
        beside={action}
      />
      {noteField ??
        (note && (
          <PlacePart title={texts.note}>
            <p className={styles.note}>{note}</p>
          </PlacePart>
        ))}
      {(stop.entries.length > 0 || addEntry) && (
        <PlacePart title={texts.entries}>
          {stop.entries.length > 0 && <PlaceEntries entries={stop.entries} />}
          {addEntry && <div>{addEntry}</div>}
        </PlacePart>
      )}
      <PlaceNights
        trip={trip}
        stopId={stop.id}
        steps={nightSteps}
        onOpenNight={onOpenNight}
        mayEdit={mayEdit}
      />
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
    </div>
  );
}
