import type { NotFitting, StopChange, TripComparison } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './assistant.module.css';
import type { de } from '../texts.de.ts';
import { useAssistantTexts } from '../texts.ts';

type Texts = (typeof de)['proposal'];

interface Line {
  readonly key: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly text: string;
}

/** Longer lists are cut: the map and the figures tell the rest. */
const MOST_LINES = 30;

/** Everything that a proposal changes, line by line. */
export function linesOf(
  comparison: TripComparison,
  texts: Texts,
  language: Language,
): readonly Line[] {
  const { title, dates, stops, hotels, transport, dayStarts } = comparison;
  const period = ({ start, end }: NonNullable<typeof dates>['before']): string =>
    formatTripDates(start ?? '', end ?? '', language);
  return [
    ...(title ? [changed('title', texts.titleChange(title.before, title.after))] : []),
    ...(dates ? [changed('dates', texts.dates(period(dates.before), period(dates.after)))] : []),
    ...stops.map((stop) => stopLine(stop, texts)),
    ...hotels.map(({ hotelId, kind, name, checkInDate, checkOutDate }) => ({
      key: `hotel ${hotelId}`,
      kind,
      text: texts.hotel[kind](
        name || texts.hotelUnnamed,
        formatTripDates(checkInDate, checkOutDate, language),
      ),
    })),
    ...transport.map(({ field, kind }) => ({
      key: field,
      kind,
      text: texts.transportChanged[kind](texts.transport[field]),
    })),
    ...dayStarts.map(({ day, after }) =>
      changed(
        `start ${day}`,
        after === null ? texts.dayStartUsual(day) : texts.dayStart(day, clockOf(after)),
      ),
    ),
  ];
}

function changed(key: string, text: string): Line {
  return { key, kind: 'changed', text };
}

function stopLine(stop: StopChange, texts: Texts): Line {
  const { stopId, kind, name, nameBefore, dayBefore, dayAfter, fields } = stop;
  const key = `stop ${stopId}`;
  if (kind === 'added') return { key, kind, text: texts.added(name, dayAfter ?? 1) };
  if (kind === 'removed') return { key, kind, text: texts.removed(name, dayBefore ?? 1) };
  const words = fields
    .filter((field) => field !== 'location' || nameBefore === undefined)
    .map((field) => texts.stopFields[field])
    .join(', ');
  const parts = [
    ...(nameBefore === undefined ? [] : [texts.replaced(nameBefore, name)]),
    ...(kind === 'moved' ? [texts.moved(name, dayBefore ?? 1, dayAfter ?? 1)] : []),
    ...(words === '' ? [] : [texts.changed(name, words)]),
  ];
  return changed(key, parts.join('; '));
}

function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

export function ChangeList({ comparison }: { readonly comparison: TripComparison }) {
  const { proposal: texts } = useAssistantTexts();
  const lines = linesOf(comparison, texts, useLanguage());
  if (lines.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h4>{texts.changes}</h4>
      <ul>
        {lines.slice(0, MOST_LINES).map(({ key, kind, text }) => (
          <li key={key} data-kind={kind}>
            <span aria-hidden="true">{SIGNS[kind]}</span>
            {text}
          </li>
        ))}
        {lines.length > MOST_LINES && <li>{texts.words(lines.length - MOST_LINES)} …</li>}
      </ul>
    </section>
  );
}

/** The parts of a proposal that no longer fit the trip, and why. */
export function NotFittingList({ notFitting }: { readonly notFitting: readonly NotFitting[] }) {
  const { proposal: texts } = useAssistantTexts();
  const refusals = useRefusalTexts();
  if (notFitting.length === 0) return null;
  const reasons = new Set(
    notFitting.map(({ reason }) =>
      reason === 'order-outdated' ? texts.orderOutdated : refusals[reason],
    ),
  );
  return (
    <section className={styles.changes}>
      <h4>{texts.notFitting}</h4>
      <ul>
        {[...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
