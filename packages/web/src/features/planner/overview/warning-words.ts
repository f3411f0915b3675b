import {
  findStop,
  MINUTES_PER_DAY,
  shortLabel,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { formatDuration } from '../../../format/duration.ts';
import type { OverviewTexts } from './texts.ts';

/** A warning as a sentence. */
export function warningWords(warning: TripWarning, trip: Trip, texts: OverviewTexts): string {
  const { warnings } = texts;
  if (warning.code === 'hotel-does-not-fit') {
    const hotel = trip.hotels.find(({ id }) => id === warning.hotelId);
    return warnings.hotelDoesNotFit(hotel?.name || texts.unnamedHotel);
  }
  const day = trip.days.findIndex(({ id }) => id === warning.dayId) + 1;
  if (warning.code === 'no-lodging') return warnings.noLodging(day);
  if (warning.code === 'long-drive')
    return warnings.longDrive(
      day,
      formatDuration(warning.drivingSeconds / 60),
      formatDuration(warning.limitMinutes),
    );
  const found = findStop(trip, warning.stopId);
  const stop = found ? shortLabel(found.stop.location) : '';
  return warning.code === 'stop-moved'
    ? warnings.stopMoved(day, stop)
    : warnings.afterMidnight(day, stop, clock(warning.arrivalMinutes));
}

/** A time of day as both languages write it on the road: `08:30`. */
function clock(minutes: number): string {
  const ofDay = Math.round(minutes) % MINUTES_PER_DAY;
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
