import type { Trip, TripWarning } from '@fahrtwind/domain';
import { dayWarningText } from '../../../parts/trip-rows/day-warning-text.ts';
import type { TripRowTexts } from '../../../parts/trip-rows/texts.ts';
import type { OverviewTexts } from './texts.ts';

/** A warning as a sentence. */
export function warningText(
  warning: TripWarning,
  trip: Trip,
  texts: OverviewTexts,
  rowTexts: TripRowTexts,
): string {
  if (warning.code === 'hotel-does-not-fit') {
    const hotel = trip.hotels.find(({ id }) => id === warning.hotelId);
    return texts.warnings.hotelDoesNotFit(hotel?.name || texts.unnamedHotel);
  }
  const index = trip.days.findIndex(({ id }) => id === warning.dayId);
  return dayWarningText(warning, index + 1, trip.days[index]?.cityList ?? [], rowTexts);
}
