import type { CalendarDate, Hotel } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { hotelPrice } from './hotel-price.ts';
import { HOTEL_ICONS } from './trip-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface NightRowProps {
  readonly hotel: Hotel;
  readonly date: CalendarDate;
  /** The hotel's name, as text or as a button. */
  readonly name: ReactNode;
}

/** The hotel of the night after a day; further nights there are shortened. */
export function NightRow({ hotel, date, name }: NightRowProps) {
  const texts = useTripRowTexts();
  const price = hotelPrice(hotel, texts);
  const isFirst = hotel.checkInDate === date;
  return (
    <div className={styles.night}>
      <Icon name={HOTEL_ICONS[hotel.type]} />
      <span>
        {isFirst ? (
          <VisuallyHidden>{texts.night}</VisuallyHidden>
        ) : (
          <span className={styles.nightLabel}>{texts.nightAgain}</span>
        )}
        {name}
      </span>
      <span className={styles.nightFacts}>
        {texts.hotelTypes[hotel.type]}
        {hotel.booked && ` · ${texts.booked}`}
        {price && ` · ${price}`}
      </span>
    </div>
  );
}
