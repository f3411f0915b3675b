import { createHash } from 'node:crypto';
import {
  checkTrip,
  isSameData,
  MAX_TRIP_BYTES,
  readTrip,
  type Trip,
  type ViolationCode,
} from '@fahrtwind/domain';
import { AppError } from '../../http/app-error.ts';
import { asSent } from './as-sent.ts';
import { isTooDeep, storableText } from './storable.ts';

/** A sent trip that may be stored, and the JSON to store; whose it is, is said beside it. */
export interface AcceptedTrip {
  readonly trip: Trip;
  readonly json: string;
  /** By which a repeated attempt is known; whose trip it is may have changed in between. */
  readonly hash: string;
}

interface Circumstances {
  /** Whose trip it is: whoever is signed in, whatever the document says. */
  readonly uid: string;
  readonly now: Date;
  /** The JSON that was sent. */
  readonly text: string;
}

/** Makes a trip of what was sent, with defaults for all that is missing; throws when it cannot be one. */
export function acceptTrip(
  sent: Readonly<Record<string, unknown>>,
  { uid, now, text }: Circumstances,
): AcceptedTrip {
  if (isTooDeep(sent)) throw new AppError('trip-too-deep');
  const createdAt = notAfter(sent['createdAt'], now);
  const lastOpened = notAfter(sent['lastOpened'], now);
  const read = readTrip({ ...sent, createdAt, lastOpened });
  if (!read.ok)
    throw new AppError(read.error, read.error === 'too-many-stops' ? 'cityList' : 'days');
  // Our own pages send whole trips, of which the reader changes nothing: there is nothing to put back then.
  const isWhole = isSameData(read.value, { ...sent, createdAt, lastOpened });
  const [violation] = checkTrip(isWhole ? read.value : asSent(read.value, sent));
  if (violation) throw new AppError(violation.code, FIELD_OF[violation.code]);
  const trip = { ...read.value, userId: uid };
  const isAsSent = isWhole && createdAt === sent['createdAt'] && lastOpened === sent['lastOpened'];
  const json = storableText(isAsSent ? text : JSON.stringify(trip));
  if (isTooLarge(json)) throw new AppError('trip-too-large');
  return { trip, json, hash: hashOf(text, sent['userId']) };
}

/** No character takes more than three bytes for each of its units, so that short texts need not be counted. */
function isTooLarge(json: string): boolean {
  return json.length * 3 > MAX_TRIP_BYTES && Buffer.byteLength(json) > MAX_TRIP_BYTES;
}

function hashOf(text: string, userId: unknown): string {
  const owner = `"userId":${JSON.stringify(userId ?? '')}`;
  return createHash('sha256').update(text.replaceAll(owner, '')).digest('base64url');
}

/** A sent point in time, or now where there is none or it lies ahead: clocks of devices go wrong. */
function notAfter(value: unknown, now: Date): string {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return new Date(ms > 0 && ms < now.getTime() ? ms : now).toISOString();
}

const FIELD_OF: Readonly<Record<ViolationCode, string>> = {
  'id-missing': 'id',
  'id-doubled': 'id',
  'title-missing': 'title',
  'title-too-long': 'title',
  'days-missing': 'days',
  'too-many-days': 'days',
  'too-many-stops': 'cityList',
  'date-invalid': 'date',
  'date-not-consecutive': 'date',
  'time-invalid': 'time',
  'hotel-unknown': 'hotelId',
  'nights-invalid': 'checkOutDate',
  'coordinates-invalid': 'location',
  'amount-invalid': 'totals',
  'moved-city-unknown': 'movedCities',
};
