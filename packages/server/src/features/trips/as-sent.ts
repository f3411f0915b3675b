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

function putBack(read: unknown, sent: unknown): unknown {
  if (Array.isArray(read)) return Array.isArray(sent) ? putBackItems(read, sent) : read;
  if (isFields(read)) return isFields(sent) ? putBackFields(read, sent) : read;
  return read !== null && typeof read === typeof sent ? sent : read;
}

/** The reader leaves out what is no thing at all, and of doubled ones all but one; then its list stands. */
function putBackItems(read: readonly unknown[], sent: readonly unknown[]): readonly unknown[] {
  const items = read.every(isFields) ? sent.filter(isFields) : sent;
  return items.length === read.length
    ? read.map((item, index) => putBack(item, items[index]))
    : read;
}

function putBackFields(read: Fields, sent: Fields): Fields {
  const known = Object.entries(read).map(([name, value]) => {
    // Null is what the reader makes of a night in a hotel that is not there.
    const isNight = name === 'hotelId' && value === null && typeof sent[name] === 'string';
    return [name, isNight && sent[name] !== '' ? sent[name] : putBack(value, sent[name])];
  });
  // The two numbers that may be missing, and that the reader leaves out when they make no sense.
  const times = ['startMinutes', 'stayMinutes'].flatMap((name) =>
    typeof sent[name] === 'number' ? [[name, sent[name]]] : [],
  );
  return Object.fromEntries([...known, ...times]);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
