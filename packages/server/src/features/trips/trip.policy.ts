import { createHash } from 'node:crypto';
import {
  checkTrip,
  isSameData,
  MAX_TRIP_BYTES,
  readTrip,
  refusalOfCount,
  type Trip,
  type TripCountRefusal,
  type ViolationCode,
} from '@fahrtwind/domain';
import { AppError } from '../../http/app-error.ts';
import type { BodyText } from '../../http/body-text.ts';
import { asSent } from './as-sent.ts';
import { storableText } from './storable.ts';
import { withoutColumns } from './stored-text.ts';
import { documentText } from './document-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A sent trip that may be stored, and the JSON to store, without what stands in columns. */
export interface AcceptedTrip {
  readonly trip: Trip;
  readonly json: string;
  /** By which a repeated attempt is known; whose trip it is may have changed in between. */
  readonly hash: string;
}

interface Circumstances {
  /** The owner: the signed-in user, whatever the document says. */
  readonly uid: string;
  readonly now: Date;
  /** The JSON that was sent. */
  readonly body: BodyText;
}

/** Makes a trip of what was sent, with defaults for all that is missing; throws when it cannot be one. */
export function acceptTrip(sent: Fields, { uid, now, body }: Circumstances): AcceptedTrip {
  const { read, isWhole } = checkSent(sent, now);
  const trip = { ...read, userId: uid };
  const json = isWhole ? storedTextOf(body) : documentText(trip);
  if (isTooLarge(json)) throw new AppError('trip-too-large');
  return { trip, json, hash: hashOf(body.text, sent['userId']) };
}

/** The same for a stored trip with changes, `hash` being that of the changes. */
export function acceptChanged(
  sent: Fields,
  { uid, now, hash }: Pick<Circumstances, 'uid' | 'now'> & Pick<AcceptedTrip, 'hash'>,
): AcceptedTrip {
  const trip = { ...checkSent(sent, now).read, userId: uid };
  const json = documentText(trip);
  if (isTooLarge(json)) throw new AppError('trip-too-large');
  return { trip, json, hash };
}

interface Checked {
  readonly read: Trip;
  /** Whether the reader has changed nothing of what was sent. */
  readonly isWhole: boolean;
}

function checkSent(sent: Fields, now: Date): Checked {
  const excess = refusalOfCount(sent);
  if (excess) throw new AppError(excess, FIELD_OF_COUNT[excess]);
  const createdAt = notAfter(sent['createdAt'], now);
  const lastOpened = notAfter(sent['lastOpened'], now);
  const read = readTrip({ ...sent, createdAt, lastOpened });
  if (!read.ok) throw new AppError(read.error, 'days');
  // Our own pages send whole trips, of which the reader changes nothing: there is nothing to put back then.
  const isWhole = isSameData(read.value, { ...sent, createdAt, lastOpened });
  // What the reader gives keeps all rules. Only what it has mended has to be checked as it was sent.
  const [violation] = isWhole ? [] : checkTrip(asSent(read.value, sent));
  if (violation) throw new AppError(violation.code, FIELD_OF[violation.code]);
  return { read: read.value, isWhole };
}

function storedTextOf({ text, outerCommas }: BodyText): string {
  const storable = storableText(text);
  return withoutColumns(storable, storable === text ? outerCommas : null);
}

/** No character takes more than three bytes for each of its units, so that short texts need not be counted. */
function isTooLarge(json: string): boolean {
  return json.length * 3 > MAX_TRIP_BYTES && Buffer.byteLength(json) > MAX_TRIP_BYTES;
}

export function hashOfChanges(text: string): string {
  return createHash('sha256').update('changes ').update(text).digest('base64url');
}

function hashOf(text: string, userId: unknown): string {
  const owner = `"userId":${JSON.stringify(userId ?? '')}`;
  const hash = createHash('sha256');
  for (const part of text.split(owner)) hash.update(part);
  return hash.digest('base64url');
}

/** A sent point in time, or now where there is none or it lies ahead: clocks of devices go wrong. */
function notAfter(value: unknown, now: Date): string {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return new Date(ms > 0 && ms < now.getTime() ? ms : now).toISOString();
}

const FIELD_OF_COUNT: Readonly<Record<TripCountRefusal, string>> = {
  'too-many-days': 'days',
  'too-many-stops': 'cityList',
  'too-many-hotels': 'hotels',
  'too-many-entries': 'entries',
  'too-many-pois': 'pois',
  'too-many-via': 'via',
};

const FIELD_OF: Readonly<Record<ViolationCode, string>> = {
  'id-missing': 'id',
  'id-doubled': 'id',
  'title-missing': 'title',
  'title-too-long': 'title',
  'days-missing': 'days',
  'too-many-days': 'days',
  'too-many-stops': 'cityList',
  'too-many-via': 'via',
  'date-invalid': 'date',
  'date-not-consecutive': 'date',
  'time-invalid': 'time',
  'hotel-unknown': 'hotelId',
  'nights-invalid': 'checkOutDate',
  'coordinates-invalid': 'location',
  'amount-invalid': 'totals',
  'moved-city-unknown': 'movedCities',
};
