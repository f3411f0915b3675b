import type { PublicEntry, PublicStop } from '@fahrtwind/domain';
import { formatCents } from '../../../format/euros.ts';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { ENTRY_ICONS, STOP_ICONS, stopIconName } from '../../../parts/trip-rows/trip-icons.ts';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePublicTexts } from './texts.ts';
import { WebLink } from './web-link.tsx';

interface StopRowProps {
  readonly stop: PublicStop;
  /** As on the map; null for a stop that is not on the route. */
  readonly number: number | null;
}

/** A stop to read: name, times, note, entries and what is nearby. */
export function StopRow({ stop, number }: StopRowProps) {
  const texts = useTripRowTexts();
  const { trip } = usePublicTexts();
  const { where } = placeLabels({ label: stop.label, longLabel: '' });
  return (
    <article className={classNames(rows.stop, stop.optional && rows.optional)}>
      <span className={rows.stopNumber} aria-hidden="true">
        {number ?? '·'}
      </span>
      <div className={rows.stopBody}>
        <h4 className={rows.stopName}>
          {stop.name || trip.unnamed}
          {stop.icon !== '' && <Icon name={STOP_ICONS[stopIconName(stop.icon)]} />}
          {stop.optional && <span className={rows.badge}>{texts.optional}</span>}
          {stop.isCoarse && <span className={rows.badge}>{trip.coarse}</span>}
        </h4>
        <p className={rows.where}>
          {where && <span>{where}</span>}
          <Times stop={stop} />
        </p>
        {stop.note !== null && <p className={rows.note}>{stop.note}</p>}
        <Entries entries={stop.entries} />
        {stop.pois.length > 0 && (
          <p className={rows.entryText}>
            {trip.pois}: {stop.pois.map(({ name }) => name).join(', ')}
          </p>
        )}
      </div>
    </article>
  );
}

function Times({ stop: { arrivalMinutes, departureMinutes } }: Pick<StopRowProps, 'stop'>) {
  const texts = useTripRowTexts();
  if (arrivalMinutes === null) return null;
  const arrival = formatClock(arrivalMinutes);
  const isPassing = departureMinutes === null || departureMinutes === arrivalMinutes;
  return (
    <span className={rows.times}>
      {isPassing ? texts.at(arrival) : texts.fromTo(arrival, formatClock(departureMinutes))}
    </span>
  );
}

function Entries({ entries }: { readonly entries: readonly PublicEntry[] }) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <ul className={rows.entries}>
      {entries.map(({ id, kind, title, note, url, priceCents }) => (
        <li key={id}>
          <Icon name={ENTRY_ICONS[kind]} />
          <div>
            <p className={rows.entryName}>
              <VisuallyHidden>{texts.entryTypes[kind]}: </VisuallyHidden>
              {title}
              {priceCents !== null && ` · ${formatCents(priceCents, language)}`}
            </p>
            {note !== null && <p className={rows.entryText}>{note}</p>}
            <WebLink url={url} />
          </div>
        </li>
      ))}
    </ul>
  );
}
