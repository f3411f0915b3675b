import { shortLabel, type Location } from '@fahrtwind/domain';

/** What a place is called in a list: its own name, and where it lies. */
export function placeWords(place: Pick<Location, 'label' | 'longLabel'>): {
  readonly name: string;
  readonly where: string;
} {
  const name = shortLabel(place);
  const rest = (place.longLabel || place.label).split(',').map((part) => part.trim());
  return { name, where: rest.filter((part) => part !== name && part !== '').join(', ') };
}
