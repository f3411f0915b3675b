import type { CalendarDate, Hotel } from '@fahrtwind/domain';
import { memo } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { hasPanel } from '../frame/panels.tsx';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

interface NightRowProps {
  readonly hotel: Hotel;
  readonly dayId: string;
  readonly date: CalendarDate;
}

/** Where the night after a day is spent; further nights at the same place are said shortly. */
export const NightRow = memo(function NightRow({ hotel, dayId, date }: NightRowProps) {
  const { plan: texts } = usePlannerTexts();
  const { open } = usePlannerActions();
  const isFirst = hotel.checkInDate === date;
  return (
    <div className={styles.night}>
      <Icon name={hotel.type === 'Camping' ? 'tent' : 'bed'} />
      <span>
        <span className={styles.nightLabel}>{isFirst ? texts.night : texts.nightAgain}</span>
        {hasPanel('hotel') ? (
          <button
            type="button"
            className={styles.nightName}
            onClick={() => open({ kind: 'hotel', dayId, hotelId: hotel.id })}
          >
            {hotel.name}
          </button>
        ) : (
          <span className={styles.nightName}>{hotel.name}</span>
        )}
      </span>
      <span className={styles.nightFacts}>
        {texts.hotelTypes[hotel.type]}
        {hotel.booked && ` · ${texts.booked}`}
        {hotel.price && ` · ${hotel.price}`}
      </span>
    </div>
  );
});
