import type { MapDrawing } from '@fahrtwind/contract';

type Stop = MapDrawing['stops'][number];

type Point = readonly [x: number, y: number];

interface UnlabelledStop {
  readonly day: number;
  readonly number: string;
  readonly name: string;
  readonly at: Point;
}

/** In points. */
export const LABEL_SIZE = 8;
export const MARK_RADIUS = 6.5;
const LETTER_WIDTH = 0.56 * LABEL_SIZE;
const LONGEST = 28;
const WIDE = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}\p{Emoji_Presentation}]/u;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Puts names beside their marks, in the first place that is free: one that the route does not cross, else one that it
 * does, else nowhere.
 */
export function placeLabels(
  stops: readonly UnlabelledStop[],
  lines: readonly (readonly Point[])[],
  { width, height }: { readonly width: number; readonly height: number },
): Stop[] {
  const crosses = createCrossings(lines, width, height);
  const taken: Rectangle[] = stops.map(({ at: [x, y] }) => square(x, y, MARK_RADIUS));
  const isFree = (place: Rectangle): boolean =>
    place.left >= 2 &&
    place.top >= 2 &&
    place.right <= width - 2 &&
    place.bottom <= height - 2 &&
    !taken.some((other) => overlap(place, other));
  return stops.map(({ day, number, name, at: [x, y] }) => {
    const text = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
    const free = choicesFor(text, x, y).filter(({ place }) => isFree(place));
    const found = free.find(({ place }) => !crosses(place)) ?? free[0];
    if (found) taken.push(found.place);
    const label = found && text !== '' ? { text, ...found.at } : null;
    return { day, number, x: tenth(x), y: tenth(y), label };
  });
}

/** In points: the squares into which a map is divided to know where its route runs. */
const CELL = 4;

/** A route of a thousand bends is looked at once, not for every place of every name. */
function createCrossings(
  lines: readonly (readonly Point[])[],
  width: number,
  height: number,
): (place: Rectangle) => boolean {
  const columns = Math.ceil(width / CELL);
  const cells = new Uint8Array(columns * Math.ceil(height / CELL));
  for (const line of lines)
    for (const [index, to] of line.entries()) {
      const from = line[index - 1] ?? to;
      const steps = Math.ceil((2 * Math.hypot(to[0] - from[0], to[1] - from[1])) / CELL);
      for (let step = 0; step <= steps; step += 1) {
        const part = steps === 0 ? 0 : step / steps;
        const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
        if (x >= 0 && x < width && y >= 0 && y < height)
          cells[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] = 1;
      }
    }
  return ({ left, top, right, bottom }) => {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1)
      for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1)
        if (cells[row * columns + column] === 1) return true;
    return false;
  };
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
  const wide = widthOf(text);
  const [gap, half] = [MARK_RADIUS + 3, LABEL_SIZE / 2];
  const row = (left: number, middle: number): Rectangle => ({
    left,
    right: left + wide,
    top: middle - half - 1,
    bottom: middle + half + 1,
  });
  const baseline = half - 1.2;
  // Beside the corners of the mark, where roads seldom lead.
  const aside = MARK_RADIUS * 0.8;
  const [above, below] = [y - gap - 1, y + gap + 1];
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
    ...[above, below].flatMap((middle): readonly Choice[] => [
      {
        place: row(x + aside, middle),
        at: { x: tenth(x + aside), y: tenth(middle + baseline), anchor: 'start' },
      },
      {
        place: row(x - aside - wide, middle),
        at: { x: tenth(x - aside), y: tenth(middle + baseline), anchor: 'end' },
      },
    ]),
  ];
}

/** About, because only the paper has the fonts: signs of Eastern Asia are as wide as they are high. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += WIDE.test(sign) ? LABEL_SIZE : LETTER_WIDTH;
  return width;
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
