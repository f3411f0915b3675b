import { countryOf, serialiseLocation, shortLabel, type Location } from '@fahrtwind/domain';
import type { FoundLine, ListedPlace } from '../../../parts/listed-places/find-listed-places.ts';
import type { ImportedFile, ImportedPlace } from './read/imported-file.ts';

/** A place of a file, and what was found for it. */
export interface ReviewRow {
  readonly place: ImportedPlace;
  readonly line: FoundLine;
}

/** What a person decides about a row. */
export interface RowChoice {
  readonly isTaken: boolean;
  /** Which of the places that were found. */
  readonly index: number;
  /** A place that the person has looked for. */
  readonly own: Location | null;
}

/** `given`: by the file. `found`: its name agrees and it is plausible. `question`: the person decides. */
export type RowState = 'given' | 'found' | 'question' | 'missing' | 'unsearched';

/** What is looked for of a file: places without coordinates, and names of points without one. */
export function listOf({ groups }: ImportedFile): readonly ListedPlace[] {
  return groups.flatMap(({ places }) =>
    places.map(({ name, address, point }) => ({
      text: name,
      ...(point ? { point, isGiven: true } : address !== '' && address !== name && { address }),
    })),
  );
}

export function rowsOf(
  { groups }: ImportedFile,
  lines: readonly FoundLine[],
): readonly ReviewRow[] {
  const places = groups.flatMap((group) => group.places);
  return places.flatMap((place, index) => {
    const line = lines[index];
    return line ? [{ place, line }] : [];
  });
}

export function stateOf({ place, line }: ReviewRow): RowState {
  if (place.point) return 'given';
  if (!line.isSearched) return 'unsearched';
  if (line.candidates.length === 0) return 'missing';
  return line.isSure ? 'found' : 'question';
}

/** What is sure is taken; a question never is before it has been answered. */
export function firstChoices(rows: readonly ReviewRow[]): readonly RowChoice[] {
  return rows.map((row) => {
    const state = stateOf(row);
    return {
      isTaken: state === 'given' || state === 'found',
      index: Math.max(0, row.line.index),
      own: null,
    };
  });
}

/** The place that a row would become; null where nothing is known of it. */
export function placeOfRow(
  { place, line }: ReviewRow,
  { index, own }: RowChoice,
): ImportedPlace | null {
  const found = own ?? line.candidates[index];
  if (place.point && !own) return place.name === '' && found ? named(place, found) : place;
  if (!found) return null;
  const { lat, lng } = found;
  const isTown = place.address === '' || place.address === place.name;
  if (isTown || own) return { ...named(place, found), point: { lat, lng } };
  const address = [place.name.replaceAll(',', ' '), countryOf(found)].filter(Boolean).join(', ');
  return { ...place, address, point: { lat, lng } };
}

function named(place: ImportedPlace, found: Location): ImportedPlace {
  return { ...place, name: shortLabel(found), address: serialiseLocation(found).label };
}

/** The file with what was chosen of it. */
export function chosenFile(
  file: ImportedFile,
  rows: readonly ReviewRow[],
  choices: readonly RowChoice[],
): ImportedFile {
  let at = -1;
  const groups = file.groups.map((group) => ({
    ...group,
    places: group.places.flatMap(() => {
      at += 1;
      const [row, choice] = [rows[at], choices[at]];
      return (row && choice?.isTaken && placeOfRow(row, choice)) || [];
    }),
  }));
  return { ...file, groups: groups.filter(({ places }) => places.length > 0) };
}
