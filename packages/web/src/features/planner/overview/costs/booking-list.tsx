import { addDays, type ChecklistItem, type Cost, type Trip } from '@fahrtwind/domain';
import { formatCents } from '../../../../format/euros.ts';
import { formatTripDates } from '../../../../parts/trip-dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import styles from './booking-list.module.css';
import type { PlannerPanel } from '../../../../parts/trip-edit/planner-view.ts';
import { costName } from './cost-name.ts';
import { markBooked } from './mark-booked.ts';
import { panelOfCost } from './panel-of-cost.ts';
import { useOverviewTexts } from '../texts.ts';

interface BookingListProps {
  readonly trip: Trip;
  readonly checklist: readonly ChecklistItem[];
  readonly onOpen: (panel: PlannerPanel) => void;
}

/** What is booked and what is not, as a checklist with links. */
export function BookingList({ trip, checklist, onOpen }: BookingListProps) {
  const { bookings: texts } = useOverviewTexts();
  const done = checklist.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.bookings} aria-labelledby="buchungen">
      <h2 id="buchungen">{texts.title}</h2>
      {checklist.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <>
          <p className={styles.muted}>{texts.progress(done, checklist.length)}</p>
          <ul>
            {checklist.map((item) =>
              item.kind === 'cost' ? (
                <li key={`${item.cost.kind} ${item.cost.id}`}>
                  <BookingRow trip={trip} cost={item.cost} onOpen={onOpen} />
                </li>
              ) : (
                <li key={item.dayIds[0]}>
                  <GapRow trip={trip} dayIds={item.dayIds} onOpen={onOpen} />
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </section>
  );
}

interface BookingRowProps {
  readonly trip: Trip;
  readonly cost: Cost;
  readonly onOpen: (panel: PlannerPanel) => void;
}

function BookingRow({ trip, cost, onOpen }: BookingRowProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const { run } = useRun();
  const mayEdit = useMayEdit();
  const name = costName(cost, texts, language);
  const day = trip.days.findIndex(({ id }) => id === cost.dayId) + 1;
  const facts = [
    ...(day > 0 ? [texts.day(day)] : []),
    cost.cents === null ? cost.price : formatCents(cost.cents, language),
    cost.booked ? texts.bookings.booked : texts.bookings.open,
  ];
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.muted}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </span>
  );
  return (
    <div className={classNames(styles.row, cost.booked && styles.done)}>
      {mayEdit ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={cost.booked}
            aria-label={texts.bookings.mark(name)}
            onChange={(event) => void run(markBooked, { cost, booked: event.target.checked })}
          />
          {words}
        </label>
      ) : (
        <span className={styles.gap}>
          <Icon name={cost.booked ? 'check' : 'wait'} />
          {words}
        </span>
      )}
      <Button
        variant="quiet"
        aria-label={texts.bookings.showFor(name)}
        onClick={() => onOpen(panelOfCost(cost, trip))}
      >
        {texts.bookings.show}
      </Button>
    </div>
  );
}

interface GapRowProps {
  readonly trip: Trip;
  readonly dayIds: readonly string[];
  readonly onOpen: (panel: PlannerPanel) => void;
}

function GapRow({ trip, dayIds, onOpen }: GapRowProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const mayEdit = useMayEdit();
  const days = trip.days.filter(({ id }) => dayIds.includes(id));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const dates = formatTripDates(first.date, addDays(last.date, 1), language);
  return (
    <div className={styles.row}>
      <span className={styles.gap}>
        <Icon name="warning" className={styles.warning} />
        <span className={styles.words}>
          <span className={styles.name}>{texts.bookings.noLodging}</span>
          <span className={styles.muted}>
            {texts.bookings.gap(texts.nights(dayIds.length), dates)}
          </span>
        </span>
      </span>
      {mayEdit && (
        <Button
          variant="quiet"
          aria-label={texts.bookings.addFor(dates)}
          onClick={() => onOpen({ kind: 'hotel', dayId: first.id })}
        >
          {texts.bookings.add}
        </Button>
      )}
    </div>
  );
}
