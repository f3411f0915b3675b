import type { MapDrawing } from '@fahrtwind/contract';

type Stop = MapDrawing['stops'][number];

interface UnlabelledStop {
  readonly day: number;
  readonly number: string;
  readonly name: string;
  readonly at: readonly [x: number, y: number];
}

/** In points. */
export const LABEL_SIZE = 8;
export const MARK_RADIUS = 6.5;
const LETTER_WIDTH = 0.56 * LABEL_SIZE;
const LONGEST = 28;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Puts names beside their marks: right, left, above or below, the first place that is free; else nowhere. */
export function placeLabels(
  stops: readonly UnlabelledStop[],
  { width, height }: { readonly width: number; readonly height: number },
): Stop[] {
  const taken: Rectangle[] = stops.map(({ at: [x, y] }) => square(x, y, MARK_RADIUS));
  const isFree = (place: Rectangle): boolean =>
    place.left >= 2 &&
    place.top >= 2 &&
    place.right <= width - 2 &&
    place.bottom <= height - 2 &&
    !taken.some((other) => overlap(place, other));
  return stops.map(({ day, number, name, at: [x, y] }) => {
    const text = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
    const found = choicesFor(text, x, y).find(({ place }) => isFree(place));
    if (found) taken.push(found.place);
    const label = found && text !== '' ? { text, ...found.at } : null;
    return { day, number, x: tenth(x), y: tenth(y), label };
  });
}

interface Choice {
  readonly place: Rectangle;
  readonly at: {
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'end' | 'middle';
  };
}

function choicesFor(text: string, x: number, y: number): readonly Choice[] {
  const wide = text.length * LETTER_WIDTH;
  const [gap, half] = [MARK_RADIUS + 3, LABEL_SIZE / 2];
  const row = (left: number, middle: number): Rectangle => ({
    left,
    right: left + wide,
    top: middle - half - 1,
    bottom: middle + half + 1,
  });
  const baseline = half - 1.2;
  return [
    { place: row(x + gap, y), at: { x: tenth(x + gap), y: tenth(y + baseline), anchor: 'start' } },
    {
      place: row(x - gap - wide, y),
      at: { x: tenth(x - gap), y: tenth(y + baseline), anchor: 'end' },
    },
    {
      place: row(x - wide / 2, y - gap - half),
      at: { x: tenth(x), y: tenth(y - gap - half + baseline), anchor: 'middle' },
    },
    {
      place: row(x - wide / 2, y + gap + half),
      at: { x: tenth(x), y: tenth(y + gap + half + baseline), anchor: 'middle' },
    },
  ];
}

function square(x: number, y: number, radius: number): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
