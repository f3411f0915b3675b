import type { Day, Hotel } from '@fahrtwind/domain';
import { memo } from 'react';
import { NightRow } from '../../../parts/trip-rows/night-row.tsx';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';

interface HotelButtonProps {
  readonly hotel: Hotel;
  readonly dayId: string;
}

/** The name of a hotel; it opens the hotel. */
export function HotelButton({ hotel, dayId }: HotelButtonProps) {
  const open = () => plannerView.open({ kind: 'hotel', dayId, hotelId: hotel.id });
  return (
    <button type="button" className={rows.nightName} onClick={open}>
      {hotel.name}
    </button>
  );
}

interface NightProps extends HotelButtonProps, Pick<Day, 'date'> {}

/** The night after a day. */
export const Night = memo(function Night({ hotel, dayId, date }: NightProps) {
  return <NightRow hotel={hotel} date={date} name={<HotelButton hotel={hotel} dayId={dayId} />} />;
});
