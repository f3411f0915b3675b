import type { Language, Point } from '@fahrtwind/domain';
import { isTheme, type Theme } from './themes.ts';

/** A place of a region that is worth a night, or a halt. */
export interface Base extends Point {
  readonly name: string;
  /** How many nights one likes to spend there; 0 is a halt on the way. */
  readonly nights: number;
  readonly themes: readonly Theme[];
}

/** A part of a region that has a name of its own. */
export interface Focus extends Point {
  readonly radiusMeters: number;
}

export interface RegionName {
  readonly name: string;
  /** Missing where the name means all of the region. */
  readonly focus?: Focus;
}

export interface Region {
  readonly id: string;
  /** The first is what the region is called. */
  readonly names: Readonly<Record<Language, readonly RegionName[]>>;
  readonly themes: readonly Theme[];
  /** The good ones, 1 to 12. */
  readonly months: readonly number[];
  /** Regions that belong to it. */
  readonly parts: readonly string[];
  readonly bases: readonly Base[];
}

const NAME = /^(.+?)(?: (-?\d+\.\d+) (-?\d+\.\d+) (\d+))?$/;
const BASE = /^(.+?) (-?\d+\.\d+) (-?\d+\.\d+) (\d)((?: [a-z]+)*)$/;

/**
 * Reads a table of regions. A region begins with `= id | German names | English names | themes | months | parts`; a name
 * with coordinates and a radius in kilometers means only what lies within. Below it stands a line for each place: name,
 * coordinates, nights it is good for, themes.
 */
export function readRegions(table: string): readonly Region[] {
  const regions: { region: Omit<Region, 'bases'>; bases: Base[] }[] = [];
  for (const line of table.split('\n').filter((one) => one !== '')) {
    if (line.startsWith('= ')) regions.push({ region: readHead(line.slice(2)), bases: [] });
    else regions.at(-1)?.bases.push(readBase(line));
  }
  return regions.map(({ region, bases }) => ({ ...region, bases }));
}

function readHead(line: string): Omit<Region, 'bases'> {
  const [id = '', de = '', en = '', themes = '', months = '', parts = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id,
    names: { de: readNames(de), en: readNames(en) },
    themes: words(themes).filter(isTheme),
    months: words(months).flatMap(readMonths),
    parts: words(parts),
  };
}

function readNames(cell: string): readonly RegionName[] {
  return cell.split(',').map((part) => {
    const [, name = '', lat, lng, kilometers] = NAME.exec(part.trim()) ?? [];
    if (kilometers === undefined) return { name };
    const radiusMeters = Number(kilometers) * 1000;
    return { name, focus: { lat: Number(lat), lng: Number(lng), radiusMeters } };
  });
}

/** `5-9` */
function readMonths(span: string): readonly number[] {
  const [first = 1, last = first] = span.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function readBase(line: string): Base {
  const found = BASE.exec(line);
  if (!found) throw new Error(`This place of a region cannot be read: ${line}`);
  const [, name = '', lat, lng, nights, themes = ''] = found;
  return {
    name,
    lat: Number(lat),
    lng: Number(lng),
    nights: Number(nights),
    themes: words(themes).filter(isTheme),
  };
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
