import { hotelsThatDoNotFit } from '../trip/hotel-fit.ts';
import { legsThatDoNotFit, type MisfittingLeg } from '../trip/leg-fit.ts';
import type { Trip } from '../trip/trip.ts';
import { MINUTES_PER_DAY } from '../text/clock.ts';
import { DEFAULT_DRIVING_LIMIT_MINUTES } from './defaults.ts';
import { openNightsOf } from './nights.ts';
import type { DaySchedule } from './schedule-trip.ts';

/** What the planner points out, with the ids of the things that it is about. */
export type TripWarning =
  | {
      readonly code: 'long-drive';
      readonly dayId: string;
      readonly drivingSeconds: number;
      readonly limitMinutes: number;
    }
  | {
      readonly code: 'after-midnight';
      readonly dayId: string;
      readonly stopId: string;
      readonly arrivalMinutes: number;
    }
  | {
      readonly code: 'departure-missed';
      readonly dayId: string;
      readonly stopId: string;
      readonly departureMinutes: number;
      readonly missedMinutes: number;
    }
  | {
      readonly code: 'too-late';
      readonly dayId: string;
      readonly stopId: string;
      readonly arriveAtMinutes: number;
      readonly lateMinutes: number;
    }
  | ({ readonly code: 'booked-leg-does-not-fit' } & MisfittingLeg)
  | { readonly code: 'hotel-does-not-fit'; readonly hotelId: string }
  | { readonly code: 'no-lodging'; readonly dayId: string }
  | { readonly code: 'stop-moved'; readonly stopId: string; readonly dayId: string };

export interface WarningOptions {
  /** How long the travellers want to drive on one day. */
  readonly drivingLimitMinutes?: number;
  /** False where the times of a day are only guessed: what is late by them may not be. */
  readonly isMeasured?: (day: DaySchedule) => boolean;
}

/** All warnings of a trip with the given schedule: those of its days in their order, then those of its hotels. */
export function tripWarnings(
  trip: Trip,
  schedule: readonly DaySchedule[],
  { drivingLimitMinutes = DEFAULT_DRIVING_LIMIT_MINUTES, isMeasured = always }: WarningOptions = {},
): readonly TripWarning[] {
  const moved = new Set(trip.movedCities);
  const openNights = new Set(openNightsOf(trip));
  const misfits = legsThatDoNotFit(trip);
  return [
    ...schedule.flatMap((day) => [
      ...(isMeasured(day) ? lateOn(day, drivingLimitMinutes) : []),
      ...misfits
        .filter(({ dayId }) => dayId === day.dayId)
        .map((misfit) => ({ code: 'booked-leg-does-not-fit', ...misfit }) as const),
      ...(openNights.has(day.dayId) ? [{ code: 'no-lodging', dayId: day.dayId } as const] : []),
      ...day.stops
        .filter(({ stopId }) => moved.has(stopId))
        .map(({ stopId }) => ({ code: 'stop-moved', stopId, dayId: day.dayId }) as const),
    ]),
    ...hotelsThatDoNotFit(trip).map(
      ({ id }) => ({ code: 'hotel-does-not-fit', hotelId: id }) as const,
    ),
  ];
}

const always = (): boolean => true;

/** What follows from the times on the way. */
function lateOn(day: DaySchedule, drivingLimitMinutes: number): readonly TripWarning[] {
  return [
    ...longDrive(day, drivingLimitMinutes),
    ...lateArrival(day),
    ...missedDepartures(day),
    ...tooLate(day),
  ];
}

function longDrive(
  { dayId, drivingSeconds }: DaySchedule,
  limitMinutes: number,
): readonly TripWarning[] {
  return drivingSeconds > limitMinutes * 60
    ? [{ code: 'long-drive', dayId, drivingSeconds, limitMinutes }]
    : [];
}

/** Only the first stop that is reached too late: the others of that day follow from it. */
function lateArrival({ dayId, stops }: DaySchedule): readonly TripWarning[] {
  const late = stops.find(({ arrivalMinutes }) => (arrivalMinutes ?? 0) >= MINUTES_PER_DAY);
  if (!late || late.arrivalMinutes === null) return [];
  const { stopId, arrivalMinutes } = late;
  return [{ code: 'after-midnight', dayId, stopId, arrivalMinutes }];
}

function tooLate({ dayId, stops }: DaySchedule): readonly TripWarning[] {
  return stops.flatMap(({ stopId, arrivalMinutes, lateMinutes = 0 }) => {
    if (lateMinutes < 1 || arrivalMinutes === null) return [];
    const arriveAtMinutes = Math.ceil(arrivalMinutes) - lateMinutes;
    return [{ code: 'too-late', dayId, stopId, arriveAtMinutes, lateMinutes } as const];
  });
}

function missedDepartures({ dayId, stops }: DaySchedule): readonly TripWarning[] {
  return stops.flatMap(({ stopId, leg }) => {
    const { departureMinutes, missedMinutes = 0 } = leg ?? {};
    if (departureMinutes === undefined || missedMinutes < 1) return [];
    return [{ code: 'departure-missed', dayId, stopId, departureMinutes, missedMinutes } as const];
  });
}
