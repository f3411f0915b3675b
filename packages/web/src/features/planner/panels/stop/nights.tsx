import {
  addNight,
  findHotel,
  nextFreeDay,
  removeDay,
  type Stop,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { withoutMarks } from '../../../../parts/trip-edit/without-marks.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { mayShorten, nightsHere } from '../../../../parts/stop-place/nights-here.ts';
import { useStopTexts } from './texts.ts';

interface NightsProps {
  readonly trip: Trip;
  readonly stop: Stop;
}

/** How many nights one stays, one more or less by a press; nothing for a stop on the way. */
export function NightSteps({ trip, stop }: NightsProps) {
  const texts = useStopTexts();
  const { run, offerUndo } = useRun();
  const nights = nightsHere(trip, stop.id);
  const last = nights.at(-1);
  if (!last) return null;

  function shorten(dayId: string) {
    if (run(removeDay, { dayId }, 'forced')) offerUndo(texts.nightRemoved);
  }

  function prolong(dayId: string) {
    const free = nextFreeDay(trip, dayId);
    if (!run(withoutMarks(addNight), { dayId, newDayId: makeId() })) return;
    offerUndo(
      free
        ? texts.nightFromDay(trip.days.indexOf(free) + 1)
        : texts.tripLonger(trip.days.length + 1),
    );
  }

  return (
    <div className={styles.row}>
      <strong>{texts.nightCount(nights.length)}</strong>
      <Button
        variant="outlined"
        className={styles.icon}
        aria-label={texts.fewerNights}
        // aria-disabled instead of disabled: a disabled button would lose the focus after it was pressed.
        aria-disabled={!mayShorten(nights) || undefined}
        onClick={mayShorten(nights) ? () => shorten(last.id) : undefined}
      >
        <Icon name="minus" />
      </Button>
      <Button
        variant="outlined"
        className={styles.icon}
        aria-label={texts.moreNights}
        onClick={() => prolong(last.id)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
}

/** The nights at a stop and their hotels. */
export function Nights({ trip, stop }: NightsProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { open } = usePlannerActions();
  const nights = nightsHere(trip, stop.id);
  if (nights.length === 0) return null;
  return (
    <PanelPart title={texts.nights}>
      <NightSteps trip={trip} stop={stop} />
      <ul className={styles.list}>
        {nights.map(({ id, date, hotelId }) => {
          const hotel = hotelId === null ? undefined : findHotel(trip, hotelId);
          const when = formatWeekday(date, language);
          return (
            <li key={id} className={styles.item}>
              <span>
                <span className={styles.muted}>{when}</span>
                <br />
                {hotel?.name ?? texts.noHotel}
              </span>
              <Button
                variant="quiet"
                aria-label={hotel ? texts.editHotel(hotel.name, when) : texts.addHotelFor(when)}
                onClick={() =>
                  open(
                    hotel
                      ? { kind: 'hotel', dayId: id, hotelId: hotel.id }
                      : { kind: 'hotel', dayId: id },
                  )
                }
              >
                <Icon name={hotel ? 'edit' : 'plus'} />
                {hotel ? texts.edit : texts.add}
              </Button>
            </li>
          );
        })}
      </ul>
    </PanelPart>
  );
}
