import { PATHS, type Hotel, type HotelType, type Location } from '@fahrtwind/domain';
import { usePublicConfig } from '../../../../store/session/use-session.ts';
import { ExternalLink } from '../../../../ui/external-link.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { bookingLinks } from './booking-links.ts';
import styles from './hotels.module.css';
import { useHotelTexts } from './texts.ts';

interface BookingSearchesProps {
  readonly place: Location;
  readonly type: HotelType;
  readonly dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
}

/** Links to booking sites; a link with commission is marked as an advertisement. */
export function BookingSearches({ place, type, dates }: BookingSearchesProps) {
  const texts = useHotelTexts();
  const partnerId = usePublicConfig().bookingPartnerId;
  const links = bookingLinks({ place, type, ...dates, partnerId });
  return (
    <div>
      <p className={styles.muted}>{texts.searchElsewhere}</p>
      <ul className={styles.links}>
        {links.map(({ site, url, isAd }) => (
          <li key={site}>
            <ExternalLink href={url}>{site}</ExternalLink>
            {isAd && (
              <TextLink to={PATHS.affiliates} className={styles.ad}>
                {texts.ad}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
