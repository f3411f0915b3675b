type Rgb = readonly [red: number, green: number, blue: number];

/** Thin dashes need more than the 3:1 of WCAG 2.2 AA. */
const WANTED = 4;
const STEP = 0.05;

/** A colour as it is where it stands out from its ground, else a paler tint of it. Both are written `rgb(1, 2, 3)`. */
export function clearOn(colour: string, ground: string): string {
  const [wish, below] = [rgbOf(colour), rgbOf(ground)];
  if (!wish || !below) return colour;
  let tint = wish;
  for (let share = STEP; share < 1 && contrast(tint, below) < WANTED; share += STEP) {
    const paler = (value: number): number => Math.round(value + (255 - value) * share);
    tint = [paler(wish[0]), paler(wish[1]), paler(wish[2])];
  }
  return `rgb(${tint.join(', ')})`;
}

export function rgbOf(colour: string): Rgb | null {
  const [red, green, blue] = [...colour.matchAll(/\d+/g)].map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue];
}

/** From 1, alike, to 21, black on white, as WCAG counts it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
