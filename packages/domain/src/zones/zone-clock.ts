const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this machine knows the zone. */
export function isTimeZone(zone: string): boolean {
  if (zone === '') return false;
  try {
    formatOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** How many minutes the clocks of a zone are ahead of Greenwich at a moment, in milliseconds since 1970. */
export function zoneOffset(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  return Math.round((Date.UTC(year, month, day, part('hour'), part('minute')) - at) / MINUTE_MS);
}

/**
 * The moment at which the clocks of a zone show a time, given as if it were that of Greenwich. A time that is left out
 * when clocks are changed counts as that much later.
 */
export function momentOf(zone: string, local: number): number {
  const first = local - zoneOffset(zone, local) * MINUTE_MS;
  return local - zoneOffset(zone, first) * MINUTE_MS;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(zone, format);
  return format;
}
