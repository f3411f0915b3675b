import { refuse, type Result } from '../result.ts';
import { refusalOfCount, type TripCountRefusal } from '../trip/read/count-parts.ts';
import { isStored } from '../trip/read/fields.ts';
import { readTrip, type TripReadRefusal } from '../trip/read/read-trip.ts';
import type { Trip } from '../trip/trip.ts';

const FORMAT = 'fahrtwind-trip';
const VERSION = 1;

export type TripFileRefusal = TripReadRefusal | TripCountRefusal | 'file-newer';

/** A trip as a JSON file, with all that it has. */
export function writeTripFile(trip: Trip): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, trip }, null, 2)}\n`;
}

/** Whether parsed JSON is meant to be a trip: our file, or a trip as the API gives it. */
export function isTripFile(parsed: unknown): boolean {
  return isStored(parsed) && (parsed['format'] === FORMAT || documentOf(parsed) !== null);
}

/** The trip of a parsed file. */
export function readTripFile(parsed: unknown): Result<Trip, TripFileRefusal> {
  if (!isStored(parsed)) return refuse('trip-not-an-object');
  if (typeof parsed['version'] === 'number' && parsed['version'] > VERSION)
    return refuse('file-newer');
  const document = documentOf(parsed);
  if (document === null) return refuse('trip-not-an-object');
  const excess = refusalOfCount(document);
  return excess ? refuse(excess) : readTrip(document);
}

function documentOf(
  parsed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const inner = parsed['trip'];
  const candidate = isStored(inner) ? inner : parsed;
  return isStored(candidate) && Array.isArray(candidate['days']) ? candidate : null;
}
