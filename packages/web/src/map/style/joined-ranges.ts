import type { Source } from 'pmtiles';

interface Range {
  readonly offset: number;
  readonly length: number;
  readonly signal?: AbortSignal | undefined;
}

interface Wanted extends Range {
  readonly resolve: (bytes: ArrayBuffer) => void;
  readonly reject: (reason: unknown) => void;
}

/** What lies between two tiles is sent in vain up to this size: about what a request costs. */
const GAP_BYTES = 12_000;
/** The first tiles of a view should not wait for its last ones. */
const MOST_BYTES = 400_000;

/**
 * Reads ranges of a file. Those that are wanted at the same moment and lie near each other come with one request: tiles that
 * are neighbours on the map mostly are neighbours in the archive.
 */
export function joinedRanges(source: Source): (range: Range) => Promise<ArrayBuffer> {
  let waiting: Wanted[] = [];
  const send = (): void => {
    const wanted = waiting.filter(({ signal }) => !signal?.aborted);
    for (const { reject, signal } of waiting) if (signal?.aborted) reject(signal.reason);
    waiting = [];
    for (const group of groupsOf(wanted)) void fetchGroup(source, group);
  };
  return (range) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(send);
      waiting.push({ ...range, resolve, reject });
    });
}

function groupsOf(wanted: readonly Wanted[]): readonly (readonly Wanted[])[] {
  const groups: Wanted[][] = [];
  let [start, end] = [0, 0];
  for (const one of wanted.toSorted((a, b) => a.offset - b.offset)) {
    const group = groups.at(-1);
    const oneEnd = one.offset + one.length;
    if (group && one.offset - end <= GAP_BYTES && oneEnd - start <= MOST_BYTES) group.push(one);
    else {
      groups.push([one]);
      start = one.offset;
    }
    end = Math.max(end, oneEnd);
  }
  return groups;
}

/** Several are not broken off when one of them is no longer wanted. */
async function fetchGroup(source: Source, group: readonly Wanted[]): Promise<void> {
  const start = Math.min(...group.map(({ offset }) => offset));
  const end = Math.max(...group.map(({ offset, length }) => offset + length));
  const signal = group.length === 1 ? group[0]?.signal : undefined;
  try {
    const { data } = await source.getBytes(start, end - start, signal);
    for (const { offset, length, resolve } of group)
      resolve(data.slice(offset - start, offset - start + length));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}
