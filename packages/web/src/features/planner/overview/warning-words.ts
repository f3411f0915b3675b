import {
  MINUTES_PER_DAY,
  shortLabel,
  type Stop,
  type Trip,
  type TripWarning,
} from '@fahrtwind/domain';
import { formatDuration } from '../../../format/duration.ts';
import type { OverviewTexts } from './texts.ts';

export type DayWarning = Extract<TripWarning, { readonly dayId: string }>;

/** A warning as a sentence. */
export function warningWords(warning: TripWarning, trip: Trip, texts: OverviewTexts): string {
  if (warning.code === 'hotel-does-not-fit') {
    const hotel = trip.hotels.find(({ id }) => id === warning.hotelId);
    return texts.warnings.hotelDoesNotFit(hotel?.name || texts.unnamedHotel);
  }
  const index = trip.days.findIndex(({ id }) => id === warning.dayId);
  return dayWarningWords(warning, index + 1, trip.days[index]?.cityList ?? [], texts);
}

/** A warning about a day, given its number and its stops, as a sentence. */
export function dayWarningWords(
  warning: DayWarning,
  number: number,
  stops: readonly Stop[],
  { warnings }: OverviewTexts,
): string {
  if (warning.code === 'no-lodging') return warnings.noLodging(number);
  if (warning.code === 'long-drive')
    return warnings.longDrive(
      number,
      formatDuration(warning.drivingSeconds / 60),
      formatDuration(warning.limitMinutes),
    );
  const found = stops.find(({ id }) => id === warning.stopId);
  const stop = found ? shortLabel(found.location) : '';
  return warning.code === 'stop-moved'
    ? warnings.stopMoved(number, stop)
    : warnings.afterMidnight(number, stop, clock(warning.arrivalMinutes));
}

/** A time of day as both languages write it on the road: `08:30`. */
function clock(minutes: number): string {
  const ofDay = Math.round(minutes) % MINUTES_PER_DAY;
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
