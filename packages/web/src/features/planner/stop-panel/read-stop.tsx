import { findHotel, type Day, type Entry, type Stop, type Trip } from '@fahrtwind/domain';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from '../edit/edit.module.css';
import { Facts } from '../edit/facts.tsx';
import { PanelPart } from '../edit/panel-shell.tsx';
import { writeTime } from '../edit/read-time.ts';
import { useEditTexts } from '../edit/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import { nightsHere } from './nights-here.ts';
import { writeStay } from './read-stay.ts';
import { stopIconName } from './stop-icons.ts';
import { useStopTexts } from './texts.ts';

interface ReadStopProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly dayNumber: number;
  readonly stop: Stop;
}

/** Everything that is known about a stop, for those who only read. */
export function ReadStop({ trip, day, dayNumber, stop }: ReadStopProps) {
  const texts = useStopTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const { name, where } = placeWords(stop.location);
  const isDriving = stop.routeProfile === 'driving';
  return (
    <>
      <Facts
        facts={[
          [texts.place, where === '' ? name : `${name}, ${where}`],
          [texts.note, stop.note?.content],
          [texts.icon, stop.icon && texts.icons[stopIconName(stop.icon)]],
          [texts.optional, stop.optional ? texts.optionalHint : ''],
          [texts.stay, stop.stayMinutes === undefined ? '' : writeStay(stop.stayMinutes)],
          [
            texts.dayStart(dayNumber),
            day.startMinutes === undefined ? '' : writeTime(day.startMinutes),
          ],
          [texts.way, plan.profiles[stop.routeProfile]],
          [texts.toll, isDriving && (stop.toll ? editTexts.yes : editTexts.no)],
        ]}
      />
      {stop.entries.length > 0 && (
        <PanelPart title={texts.entries}>
          <ul className={styles.list}>
            {stop.entries.map((entry) => (
              <li key={entry.id} className={styles.box}>
                <ReadEntry entry={entry} />
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
      {stop.pois.length > 0 && (
        <PanelPart title={texts.pois}>
          <ul className={styles.list}>
            {stop.pois.map(({ osmId, name: poi }) => (
              <li key={osmId}>{poi}</li>
            ))}
          </ul>
        </PanelPart>
      )}
      <ReadNights trip={trip} stop={stop} />
    </>
  );
}

function ReadEntry({ entry }: { readonly entry: Entry }) {
  const texts = useStopTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const content = entry.entryType === 'restaurant' ? '' : entry.content;
  const activity = entry.entryType === 'activity' ? entry : null;
  return (
    <>
      <p>
        <span className={styles.muted}>{plan.entryTypes[entry.entryType]}</span>
        <br />
        <strong>{entry.name || texts.noName}</strong>
      </p>
      <Facts
        facts={[
          [texts.content, content],
          [texts.entryPlace, placeWords(entry.location).name],
          [editTexts.price, activity?.price],
          [editTexts.booked, activity && (activity.booked ? editTexts.yes : editTexts.no)],
          [editTexts.url, activity?.url, 'link'],
        ]}
      />
    </>
  );
}

function ReadNights({ trip, stop }: Pick<ReadStopProps, 'trip' | 'stop'>) {
  const texts = useStopTexts();
  const language = useLanguage();
  const nights = nightsHere(trip, stop.id);
  if (nights.length === 0) return null;
  return (
    <PanelPart title={texts.nights}>
      <Facts
        facts={nights.map(({ date, hotelId }) => [
          formatWeekday(date, language),
          (hotelId !== null && findHotel(trip, hotelId)?.name) || texts.noHotel,
        ])}
      />
    </PanelPart>
  );
}
