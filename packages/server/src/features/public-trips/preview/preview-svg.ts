import type { MapDrawing } from '@fahrtwind/contract';
import { DAY_COLOURS, dayColourIndex, isEstimated, type PublicTrip } from '@fahrtwind/domain';

/** The size that messengers ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** The map is drawn in points of two pixels, so that its names can be read in a small picture. */
const POINT = 2;
const BAND_HEIGHT = 166;
export const MAP_SIZE = {
  width: PREVIEW_SIZE.width / POINT,
  height: (PREVIEW_SIZE.height - BAND_HEIGHT) / POINT,
};

const AREAS: Readonly<Record<string, string>> = {
  land: '#f7f2e8',
  ice: '#fdfdfb',
  lake: '#b7d5d9',
};
const RELIEF = ['#f2ebdc', '#ebe2cf', '#e2d6be', '#d8caaf'];
const LINES: Readonly<Record<string, string>> = {
  river: '#8fbcc5',
  border: '#a58d7c',
  crossing: '#33707e',
};
/** Motorways, main roads, passes. */
const ROADS = ['#e3cb98', '#dccdab', '#b3c4a6'];
const SEA = '#b7d5d9';
const INK = '#1f2933';
const ROUTE = '#b8452a';
const PAPER = '#fbf8f1';

/** The picture that messengers show beside a link: the route on the map, its title and figures. */
export function previewSvg(trip: PublicTrip, map: MapDrawing | null): string {
  const { width, height } = PREVIEW_SIZE;
  const top = height - BAND_HEIGHT;
  const [first = '', second] = titleLines(trip.title);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans">`,
    `<rect width="${width}" height="${top}" fill="${SEA}"/>`,
    `<svg width="${width}" height="${top}" viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}">`,
    ...(map ? mapParts(map) : []),
    '</svg>',
    `<rect y="${top}" width="${width}" height="${BAND_HEIGHT}" fill="${PAPER}"/>`,
    `<rect y="${top}" width="${width}" height="6" fill="${ROUTE}"/>`,
    line(first, { y: top + (second === undefined ? 76 : 58), size: 44 }),
    ...(second === undefined ? [] : [line(second, { y: top + 106, size: 44 })]),
    line(figures(trip), { y: height - 22, size: 26, weight: 400 }),
    `<text x="${width - 40}" y="${height - 22}" font-size="26" font-weight="700" fill="${ROUTE}" text-anchor="end">Fahrtwind</text>`,
    '</svg>',
  ].join('');
}

function mapParts({ shapes, legs, stops }: MapDrawing): readonly string[] {
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return [
    ...shapes.map(({ kind, level, path }) => {
      const stroke = kind === 'road' ? ROADS[level - 1] : LINES[kind];
      const dash = kind === 'crossing' ? ' stroke-dasharray="2 2"' : '';
      if (stroke !== undefined)
        return `<path d="${path}" ${round} stroke="${stroke}" stroke-width="0.7"${dash}/>`;
      const fill = AREAS[kind] ?? RELIEF[level - 1] ?? AREAS['land'];
      return `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`;
    }),
    ...legs.map(({ path }) => `<path d="${path}" ${round} stroke="#ffffff" stroke-width="5"/>`),
    ...legs.map(({ path, day, isDirect }) => {
      const dots = isDirect ? ' stroke-dasharray="0.1 5"' : '';
      return `<path d="${path}" ${round} stroke="${colourOf(day)}" stroke-width="3"${dots}/>`;
    }),
    ...stops.map(
      ({ x, y, day }) =>
        `<circle cx="${x}" cy="${y}" r="4" fill="#ffffff" stroke="${colourOf(day)}" stroke-width="2"/>`,
    ),
    ...stops.flatMap(({ label }) => (label ? [nameOf(label)] : [])),
  ];
}

function colourOf(day: number): string {
  return DAY_COLOURS[dayColourIndex(day - 1)] ?? ROUTE;
}

type Label = NonNullable<MapDrawing['stops'][number]['label']>;

function nameOf({ x, y, anchor, text }: Label): string {
  const where = `x="${x}" y="${y}" font-size="9" font-weight="700" text-anchor="${anchor}"`;
  const halo = `stroke="${PAPER}" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke"`;
  return `<text ${where} fill="${INK}" ${halo}>${escaped(text)}</text>`;
}

function line(
  text: string,
  {
    y,
    size,
    weight = 700,
  }: { readonly y: number; readonly size: number; readonly weight?: number },
): string {
  return `<text x="40" y="${y}" font-size="${size}" font-weight="${weight}" fill="${INK}">${escaped(text)}</text>`;
}

/** Letters that fit side by side; bold ones of this size are 25 pixels wide on average. */
const LINE_LENGTH = 43;

/** At most two lines, parted between words where there are some. */
function titleLines(title: string): readonly string[] {
  const whole = title.replaceAll(/\s+/g, ' ').trim();
  if (whole.length <= LINE_LENGTH) return [whole];
  const space = whole.lastIndexOf(' ', LINE_LENGTH);
  const cut = space > LINE_LENGTH / 2 ? space : LINE_LENGTH;
  const rest = whole.slice(cut).trim();
  return [
    whole.slice(0, cut),
    rest.length <= LINE_LENGTH ? rest : `${rest.slice(0, LINE_LENGTH - 1)}…`,
  ];
}

/** In German: messengers fetch one picture for all who read the link. */
function figures(trip: PublicTrip): string {
  const { dayCount, totalDistance, countries } = trip;
  const days = `${dayCount} ${dayCount === 1 ? 'Tag' : 'Tage'}`;
  const km = `${isEstimated(trip) ? '~' : ''}${Math.round(totalDistance / 1000).toLocaleString('de-DE')} km`;
  const all = [days, ...(totalDistance > 0 ? [km] : []), ...countries.slice(0, 3)].join('  ·  ');
  return all.length <= 62 ? all : `${all.slice(0, 61)}…`;
}

/** XML has no control characters, no halves of characters and no names for what the font does not have. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
