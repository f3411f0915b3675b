import { shortLabel, type TransportField, type TransportLeg } from '@fahrtwind/domain';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { TRANSPORT_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDayTexts } from './texts.ts';
import styles from './day.module.css';

interface JourneyCardProps {
  readonly field: TransportField;
  readonly leg: TransportLeg | null;
}

/** The way there on the first day, the way home on the last. */
export function JourneyCard({ field, leg }: JourneyCardProps) {
  const texts = useDayTexts();
  const rows = useTripRowTexts();
  if (!leg) return null;
  const [from, to] = [shortLabel(leg.from), shortLabel(leg.to)];
  const times = [
    leg.departureDateTime && texts.departureAt(leg.departureDateTime.slice(11)),
    leg.arrivalDateTime && texts.arrivalAt(leg.arrivalDateTime.slice(11)),
  ].filter(Boolean);
  const url = readWebUrl(leg.url);
  return (
    <section className={styles.night} aria-label={texts.journey[field]}>
      <Icon name={TRANSPORT_ICONS[leg.type]} />
      <div className={styles.stopBody}>
        <p className={styles.label}>{texts.journey[field]}</p>
        <h2 className={styles.stopName}>
          {from && to ? rows.way(from, to) : from || to || rows.transportTypes[leg.type]}
          {leg.booked && <span className={styles.badge}>{rows.booked}</span>}
        </h2>
        {times.length > 0 && <p className={styles.times}>{times.join(', ')}</p>}
        {leg.provider && <p className={styles.text}>{leg.provider}</p>}
        {url && <ExternalLink href={url}>{texts.bookingLink}</ExternalLink>}
      </div>
    </section>
  );
}
