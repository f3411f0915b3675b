import type { Trip } from '@fahrtwind/domain';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The trip as the reader understood it, with the sent values put back wherever they have the kind that they
 * should have. The reader mends what does not fit, which is right for old documents; a caller of today has to
 * hear of it instead of finding another trip than the one that was sent.
 */
export function asSent(read: Trip, sent: Fields): Trip {
  // Every value has the kind of the one that it replaces.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return putBack(read, sent) as Trip;
}

// Copies only what differs: of a document with many thousands of parts most are defaults, which stay as they are.

function putBack(read: unknown, sent: unknown): unknown {
  if (read === sent) return read;
  if (Array.isArray(read)) return Array.isArray(sent) ? putBackItems(read, sent) : read;
  if (isFields(read)) return isFields(sent) ? putBackFields(read, sent) : read;
  return read !== null && typeof read === typeof sent ? sent : read;
}

/** The reader leaves out what is no thing at all, and of doubled ones all but one; then its list stands. */
function putBackItems(read: readonly unknown[], sent: readonly unknown[]): readonly unknown[] {
  const items = read.every(isFields) ? sent.filter(isFields) : sent;
  if (items.length !== read.length) return read;
  let changed: unknown[] | null = null;
  for (let index = 0; index < read.length; index += 1) {
    const item = putBack(read[index], items[index]);
    if (item === read[index]) continue;
    changed ??= [...read];
    changed[index] = item;
  }
  return changed ?? read;
}

/** The numbers that may be missing, and that the reader leaves out when they make no sense. */
const TIMES = ['startMinutes', 'stayMinutes', 'arriveAtMinutes', 'notBeforeMinutes'];
/** The same for times of day. */
const CLOCKS = ['checkInTime', 'checkOutTime', 'time'];

function putBackFields(read: Fields, sent: Fields): Fields {
  let changed: Record<string, unknown> | null = null;
  const put = (name: string, value: unknown): void => {
    if (value === read[name]) return;
    changed ??= { ...read };
    changed[name] = value;
  };
  for (const name in read)
    put(name, isLostNight(name, read, sent) ? sent[name] : putBack(read[name], sent[name]));
  for (const name of TIMES) if (typeof sent[name] === 'number') put(name, sent[name]);
  for (const name of CLOCKS) if (typeof sent[name] === 'string') put(name, sent[name]);
  return changed ?? read;
}

/** Null is what the reader makes of a night in a hotel that is not there. */
function isLostNight(name: string, read: Fields, sent: Fields): boolean {
  const wanted = name === 'hotelId' && read[name] === null ? sent[name] : '';
  return typeof wanted === 'string' && wanted !== '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
