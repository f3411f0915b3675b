import { longLabel, shortLabel, type Location } from '@fahrtwind/domain';

/** How a list names a place: its own name, and the region it lies in. */
export function placeLabels(place: Pick<Location, 'label' | 'longLabel'>): {
  readonly name: string;
  readonly where: string;
} {
  const name = shortLabel(place);
  const rest = longLabel(place)
    .split(',')
    .map((part) => part.trim());
  return { name, where: rest.filter((part) => part !== name && part !== '').join(', ') };
}
