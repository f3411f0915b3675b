import type { Point } from '../../outlines/read-vector-tile.ts';

interface Line {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

/** Joins lines at the places where exactly two of them meet; a place where roads part stays an end. */
export function joinLines(lines: readonly Line[]): readonly (readonly Point[])[] {
  const at = new Map<number, Line[]>();
  for (const line of lines)
    for (const end of [line.from, line.to]) at.set(end, [...(at.get(end) ?? []), line]);
  const isEnd = (place: number): boolean => at.get(place)?.length !== 2;
  const used = new Set<Line>();
  const joined: (readonly Point[])[] = [];
  const follow = (first: Line, start: number): void => {
    const points: Point[] = [];
    let [line, place]: [Line | undefined, number] = [first, start];
    while (line && !used.has(line)) {
      used.add(line);
      const isForward: boolean = line.from === place;
      const next = isForward ? line.points : line.points.toReversed();
      points.push(...(points.length === 0 ? next : next.slice(1)));
      const end: number = isForward ? line.to : line.from;
      line = isEnd(end) ? undefined : at.get(end)?.find((other) => !used.has(other));
      place = end;
    }
    joined.push(points);
  };
  for (const line of lines)
    for (const end of [line.from, line.to]) if (isEnd(end) && !used.has(line)) follow(line, end);
  // What is left are rings.
  for (const line of lines) if (!used.has(line)) follow(line, line.from);
  return joined;
}
