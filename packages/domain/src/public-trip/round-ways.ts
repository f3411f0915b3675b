import type { DaySchedule, StopTimes } from '../schedule/schedule-trip.ts';
import type { Trip } from '../trip/trip.ts';

// Lengths stay those of the trip where a home is left out. To the meter and the second they would tell where it is;
// to the kilometer and the minute they are what screens show anyway.

/** The totals as strangers see them. */
export function publicTotals(
  { totalDistance, totalDuration }: Pick<Trip, 'totalDistance' | 'totalDuration'>,
  isHomeHidden: boolean,
) {
  if (!isHomeHidden) return { totalDistance, totalDuration };
  return { totalDistance: wholeKm(totalDistance), totalDuration: wholeMinutes(totalDuration) };
}

/** The days with rounded sums, and rounded ways from and to these stops. */
export function roundSchedule(
  days: readonly DaySchedule[],
  hidden: ReadonlySet<string>,
): readonly DaySchedule[] {
  const rounded = (times: StopTimes): StopTimes => {
    const { stopId, leg } = times;
    if (!leg || !(hidden.has(stopId) || hidden.has(leg.fromCityId))) return times;
    return {
      ...times,
      leg: { ...leg, meters: wholeKm(leg.meters), seconds: wholeMinutes(leg.seconds) },
    };
  };
  return days.map((day) => ({
    ...day,
    meters: wholeKm(day.meters),
    seconds: wholeMinutes(day.seconds),
    stops: day.stops.map(rounded),
  }));
}

function wholeKm(meters: number): number {
  return Math.round(meters / 1000) * 1000;
}

function wholeMinutes(seconds: number): number {
  return Math.round(seconds / 60) * 60;
}
