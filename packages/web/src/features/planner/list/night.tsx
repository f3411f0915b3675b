import type { Day, Hotel } from '@fahrtwind/domain';
import { memo } from 'react';
import { NightRow } from '../../../parts/trip-rows/night-row.tsx';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import styles from './list.module.css';
import { useListTexts } from './texts.ts';

interface NightProps extends Pick<Day, 'date'> {
  readonly hotel: Hotel;
  readonly dayId: string;
}

/** The night after a day; its name opens the hotel. */
export const Night = memo(function Night({ hotel, dayId, date }: NightProps) {
  const open = () => plannerView.open({ kind: 'hotel', dayId, hotelId: hotel.id });
  return (
    <NightRow
      hotel={hotel}
      date={date}
      name={
        <button type="button" className={rows.nightName} onClick={open}>
          {hotel.name}
        </button>
      }
    />
  );
});

interface OpenNightProps {
  readonly dayId: string;
  readonly dayNumber: number;
}

/** A night without a hotel, with a button to add one. */
export const OpenNight = memo(function OpenNight({ dayId, dayNumber }: OpenNightProps) {
  const texts = useListTexts();
  return (
    <div className={styles.openNight}>
      <Icon name="bed" />
      <span>{texts.noLodging}</span>
      <Button
        variant="quiet"
        aria-label={texts.addLodgingTo(dayNumber)}
        onClick={() => plannerView.open({ kind: 'hotel', dayId })}
      >
        {texts.addLodging}
      </Button>
    </div>
  );
});
