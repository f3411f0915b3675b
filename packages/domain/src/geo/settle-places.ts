import { choosePlaces, type PlaceCandidate, type PlaceChoice } from './choose-places.ts';
import { distanceMeters, type Point } from './distance.ts';

/**
 * How far what was asked for names a place that was found: `place` one of its names and where it lies, `name` one of its
 * names, in whatever language, `part` some words of one; `area` only where it lies. Anything else is just similar.
 */
export const AGREEMENTS = ['place', 'name', 'part', 'area', 'none'] as const;

export type Agreement = (typeof AGREEMENTS)[number];

export interface ListedCandidate extends PlaceCandidate {
  readonly agreement: Agreement;
  /** Empty when unknown. */
  readonly countryCode: string;
}

export interface ListedLine {
  /** What was found, the likeliest first. */
  readonly candidates: readonly ListedCandidate[];
  /** The list itself says where it is: the only candidate. */
  readonly isGiven: boolean;
}

/** A journey goes as far as that from one city to the next. */
const SAME_JOURNEY_KM = 1500;
/** What is meant without its country, far from the rest, is a city: villages with the name of anything are everywhere. */
const CITY_PEOPLE = 50_000;
/** As near as that to what the list itself locates, a name means the place there. */
const SAME_REGION_KM = 500;
/** A part of a name alone means something only close to the other places. */
const PART_KM = 300;

/**
 * Which place each line of a list means. A place is sure only if its name agrees and it lies where the rest of the list
 * lies, or if the line itself says where. Everything else is a question, and what is merely similar is not even chosen.
 */
export function settlePlaces(lines: readonly ListedLine[], start?: Point): readonly PlaceChoice[] {
  const agreed = lines.map(agreedOf);
  const choices = choosePlaces(agreed, start);
  const chosen = choices.map(({ index }, line) => agreed[line]?.[index] ?? null);
  const asked = lines.filter(({ isGiven }) => !isGiven);
  const known = lines.filter(({ isGiven }, line) => !isGiven && chosen[line] !== null);
  // A list of bars and shops has some that are called like a town.
  const isOfTowns = asked.length > 1 && known.length * 2 > asked.length;
  const around = chosen.flatMap((place, line) =>
    place && (isOfTowns || lines[line]?.isGiven) ? [{ place, line }] : [],
  );
  return lines.map(({ candidates, isGiven }, line) => {
    const place = chosen[line];
    const choice = choices[line];
    if (!place || !choice) return { index: -1, isSure: false, isFarOff: false };
    const index = candidates.indexOf(place);
    if (isGiven) return { index, isSure: true, isFarOff: false };
    const isNear = (other: Other): boolean => isOfOneJourney(place, other, isOfTowns);
    const isThere =
      place.agreement === 'place' ||
      (start !== undefined && isNear(start)) ||
      around.some((other) => other.line !== line && isNear(other.place));
    return { ...choice, index, isSure: choice.isSure && isThere };
  });
}

function agreedOf({ candidates, isGiven }: ListedLine): readonly ListedCandidate[] {
  if (isGiven) return candidates.slice(0, 1);
  const saidWhere = candidates.filter(({ agreement }) => agreement === 'place');
  if (saidWhere.length > 0) return saidWhere;
  return candidates.filter(({ agreement }) => agreement === 'name' || agreement === 'part');
}

type Other = Point & Partial<Pick<ListedCandidate, 'countryCode'>>;

function isOfOneJourney(place: ListedCandidate, other: Other, isOfTowns: boolean): boolean {
  const isPart = place.agreement === 'part';
  const isCity = isOfTowns && place.population >= CITY_PEOPLE;
  const limit = isPart ? PART_KM : isCity ? SAME_JOURNEY_KM : SAME_REGION_KM;
  const isCompatriot = place.countryCode !== '' && other.countryCode === place.countryCode;
  return isCompatriot || distanceMeters(place, other) <= limit * 1000;
}
