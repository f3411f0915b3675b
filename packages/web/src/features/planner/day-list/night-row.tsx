import { type CalendarDate, type Hotel } from '@fahrtwind/domain';
import { Icon } from '../../../ui/icon.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

interface NightRowProps {
  readonly hotel: Hotel;
  readonly date: CalendarDate;
}

/** Where the night after a day is spent; further nights at the same place are said shortly. */
export function NightRow({ hotel, date }: NightRowProps) {
  const { plan: texts } = usePlannerTexts();
  const isFirst = hotel.checkInDate === date;
  return (
    <p className={styles.night}>
      <Icon name={hotel.type === 'Camping' ? 'tent' : 'bed'} />
      <span>
        <span className={styles.nightLabel}>{isFirst ? texts.night : texts.nightAgain}</span>
        <span className={styles.nightName}>{hotel.name}</span>
      </span>
      <span className={styles.nightFacts}>
        {texts.hotelTypes[hotel.type]}
        {hotel.booked && ` · ${texts.booked}`}
        {hotel.price && ` · ${hotel.price}`}
      </span>
    </p>
  );
}
