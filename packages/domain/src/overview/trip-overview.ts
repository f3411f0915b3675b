import { openNightsOf, nightsOnTheWay } from '../schedule/nights.ts';
import type { DaySchedule } from '../schedule/schedule-trip.ts';
import type { Trip } from '../trip/trip.ts';
import { bookingChecklist, type ChecklistItem } from './booking-checklist.ts';
import { budgetOf, costsOf, type Budget, type Cost } from './budget.ts';
import { countriesOf, type CountriesOfLeg, type CountryVisit } from './countries-of.ts';

/** A whole trip at a glance. */
export interface TripOverview {
  readonly meters: number;
  readonly seconds: number;
  /** Whether one of the legs is estimated. */
  readonly isEstimate: boolean;
  readonly days: readonly DaySchedule[];
  readonly longestDay: DaySchedule | null;
  readonly countries: readonly CountryVisit[];
  readonly nights: number;
  readonly openNights: number;
  readonly costs: readonly Cost[];
  readonly budget: Budget;
  readonly checklist: readonly ChecklistItem[];
}

/** Sums a trip up, with the schedule that was made of it. */
export function overviewOf(
  trip: Trip,
  schedule: readonly DaySchedule[],
  crossed?: CountriesOfLeg,
): TripOverview {
  const costs = costsOf(trip);
  const longest = schedule.reduce<DaySchedule | null>(
    (most, day) => (day.meters > (most?.meters ?? 0) ? day : most),
    null,
  );
  return {
    meters: schedule.reduce((sum, day) => sum + day.meters, 0),
    seconds: schedule.reduce((sum, day) => sum + day.seconds, 0),
    isEstimate: schedule.some((day) => day.isEstimate),
    days: schedule,
    longestDay: longest,
    countries: countriesOf(trip, crossed),
    nights: nightsOnTheWay(trip).length,
    openNights: openNightsOf(trip).length,
    costs,
    budget: budgetOf(trip, costs),
    checklist: bookingChecklist(trip, costs),
  };
}
