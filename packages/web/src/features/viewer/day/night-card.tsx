import { nightsOf, type Hotel } from '@fahrtwind/domain';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { HOTEL_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { PlaceLine } from './place-line.tsx';
import { useDayTexts } from './texts.ts';
import styles from './day.module.css';

interface NightCardProps {
  readonly hotel: Hotel;
  readonly kind: 'night' | 'leaving';
}

/** Where the night is spent, or where one leaves in the morning. */
export function NightCard({ hotel, kind }: NightCardProps) {
  const texts = useDayTexts();
  const rows = useTripRowTexts();
  const language = useLanguage();
  const url = readWebUrl(hotel.url);
  const name = hotel.name || rows.hotelTypes[hotel.type];
  return (
    <section className={styles.night} aria-label={texts[kind]}>
      <Icon name={HOTEL_ICONS[hotel.type]} />
      <div className={styles.stopBody}>
        <p className={styles.label}>{texts[kind]}</p>
        <h2 className={styles.stopName}>
          {name}
          {hotel.booked && <span className={styles.badge}>{rows.booked}</span>}
        </h2>
        <dl className={styles.facts}>
          {kind === 'night' && (
            <>
              <dt>{texts.checkIn}</dt>
              <dd>
                {formatWeekday(hotel.checkInDate, language)}
                {hotel.checkInTime && `, ${texts.from(hotel.checkInTime)}`} ·{' '}
                {rows.nights(nightsOf(hotel))}
              </dd>
            </>
          )}
          <dt>{texts.checkOut}</dt>
          <dd>
            {formatWeekday(hotel.checkOutDate, language)}
            {hotel.checkOutTime && `, ${texts.until(hotel.checkOutTime)}`}
          </dd>
          {hotel.bookingNumber && (
            <>
              <dt>{texts.bookingNumber}</dt>
              <dd>{hotel.bookingNumber}</dd>
            </>
          )}
          {hotel.phone && (
            <>
              <dt>{texts.phone}</dt>
              <dd>
                <a href={`tel:${hotel.phone.replaceAll(/[^+\d]/g, '')}`}>{hotel.phone}</a>
              </dd>
            </>
          )}
        </dl>
        <PlaceLine location={hotel.location} name={name} />
        {kind === 'night' && hotel.note && <p className={styles.note}>{hotel.note}</p>}
        {url && <ExternalLink href={url}>{texts.bookingLink}</ExternalLink>}
      </div>
    </section>
  );
}
