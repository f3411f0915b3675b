import type { CalendarDate } from '../text/calendar-date.ts';
import { radians, type Point } from './distance.ts';

/** When the upper edge of the sun crosses the horizon, in minutes after midnight UTC of the day; either may lie on a neighbouring day. */
export interface Daylight {
  readonly riseMinutes: number;
  readonly setMinutes: number;
}

/** The sun's radius and what the air bends, as almanacs count. */
const HORIZON_DEGREES = -0.833;
const MINUTES_PER_DEGREE = 4;
const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;
/** Noon of 1 January 2000, in days since 1970: from it the almanac counts. */
const J2000_DAYS = 10_957.5;

/**
 * Sunrise and sunset by the low-precision formulas of the Astronomical Almanac, good to about two minutes. `always` and
 * `never` where the sun does not set or rise on that day.
 */
export function daylightAt(date: CalendarDate, { lat, lng }: Point): Daylight | 'always' | 'never' {
  const noon = 720 - lng * MINUTES_PER_DEGREE;
  const { declination, equationMinutes } = sunAt(date, noon);
  const height = radians(HORIZON_DEGREES);
  const cosine =
    (Math.sin(height) - Math.sin(radians(lat)) * Math.sin(declination)) /
    (Math.cos(radians(lat)) * Math.cos(declination));
  if (cosine <= -1) return 'always';
  if (cosine >= 1) return 'never';
  const half = degrees(Math.acos(cosine)) * MINUTES_PER_DEGREE;
  const middle = noon - equationMinutes;
  return { riseMinutes: middle - half, setMinutes: middle + half };
}

/** Where the sun stands: its declination, and by how much a sundial is ahead of the clock. */
function sunAt(date: CalendarDate, minutes: number) {
  const days = Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_PER_DAY - J2000_DAYS + minutes / 1440;
  const anomaly = radians(357.528 + 0.985_600_3 * days);
  const mean = 280.46 + 0.985_647_4 * days;
  const longitude = radians(mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = radians(23.439 - 0.000_000_4 * days);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const ascension = degrees(Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)));
  const ahead = ((((mean - ascension + 180) % 360) + 360) % 360) - 180;
  return { declination, equationMinutes: ahead * MINUTES_PER_DEGREE };
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
