import type { IdeaOfPost } from '@fahrtwind/contract';
import type { PublicDay, PublicTrip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './idea-plan.module.css';
import { useIdeaTexts } from './texts.ts';

interface DayTableProps {
  readonly idea: IdeaOfPost;
  readonly trip: PublicTrip | null;
}

/** The days of a route idea: what is told of them, and how long they are and where they end in the published trip. */
export function DayTable({ idea, trip }: DayTableProps) {
  const texts = useIdeaTexts().days;
  const language = useLanguage();
  const told = language === 'en' ? idea.english.days : idea.days;
  const nights = nightsOf(trip?.days ?? []);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.way}</th>
            <th scope="col">{texts.night}</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ title, text, book }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day is its position
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <td>
                <b>{title}</b>
                <p>{text}</p>
                <Stops day={trip?.days[index]} />
                <Booking what={book} daysAhead={idea.days[index]?.bookDaysAhead ?? null} />
              </td>
              <td className={styles.way}>
                <Way day={trip?.days[index]} />
              </td>
              <td>{index === told.length - 1 ? texts.end : nights[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{texts.estimate}</p>
    </>
  );
}

/** Where each day ends; a day without stops where the one before ended. */
function nightsOf(days: readonly PublicDay[]): readonly string[] {
  let night = '';
  return days.map(({ stops }) => {
    night = stops.at(-1)?.name ?? night;
    return night;
  });
}

interface DayProps {
  readonly day: PublicDay | undefined;
}

/** The stops on the way with the time to stay; the last one is where the night is spent. */
function Stops({ day }: DayProps) {
  const stops = day?.stops.slice(0, -1) ?? [];
  if (stops.length === 0) return null;
  const names = stops.map(({ name, stayMinutes }) =>
    stayMinutes === null ? name : `${name} (${formatDuration(stayMinutes)})`,
  );
  return <p className={styles.hint}>{names.join(' · ')}</p>;
}

interface BookingProps {
  readonly what: string | null;
  readonly daysAhead: number | null;
}

function Booking({ what, daysAhead }: BookingProps) {
  const texts = useIdeaTexts().days;
  if (what === null || daysAhead === null) return null;
  return <p className={styles.book}>{texts.book(what, texts.ahead(daysAhead))}</p>;
}

function Way({ day }: DayProps) {
  const texts = useIdeaTexts().days;
  const language = useLanguage();
  if (!day) return null;
  if (day.meters === 0) return texts.noWay;
  const mark = estimateMark(day.isEstimate);
  return (
    <>
      <span>{mark + formatKm(kmOf(day.meters), language)}</span>{' '}
      <span>{mark + formatDuration(day.seconds / 60)}</span>
    </>
  );
}
