import { bookingLinks, type Hotel, type HotelType, type Location } from '@fahrtwind/domain';
import { BookingLinks } from '../../../../parts/lodging/booking-links.tsx';
import { usePublicConfig } from '../../../../store/session/use-session.ts';
import styles from './hotels.module.css';
import { useHotelTexts } from './texts.ts';

interface BookingSearchesProps {
  readonly place: Location;
  readonly type: HotelType;
  readonly dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>;
}

/** Searches for the chosen kind and nights on booking sites. */
export function BookingSearches({ place, type, dates }: BookingSearchesProps) {
  const texts = useHotelTexts();
  const partnerId = usePublicConfig().bookingPartnerId;
  return (
    <div>
      <p className={styles.muted}>{texts.searchElsewhere}</p>
      <BookingLinks links={bookingLinks({ place, type, dates, partnerId })} />
    </div>
  );
}
