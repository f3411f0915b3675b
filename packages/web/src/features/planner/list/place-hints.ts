import { countryOf, stopsOf, type Trip } from '@fahrtwind/domain';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';

/**
 * What is said of where stops lie, by stop id: the country where another one begins, and the region of places that
 * share their name. Said of every stop, it would only repeat itself.
 */
export function placeHints(trip: Pick<Trip, 'days'>): Readonly<Record<string, string>> {
  const stops = stopsOf(trip).map(({ id, location }) => ({
    id,
    country: countryOf(location),
    ...placeLabels(location),
  }));
  const regions = new Map<string, Set<string>>();
  for (const { name, where } of stops)
    regions.set(name, (regions.get(name) ?? new Set()).add(where));

  const hints: Record<string, string> = {};
  let last = '';
  for (const { id, name, where, country } of stops) {
    const isNew = country !== '' && last !== '' && country !== last;
    const hint = (regions.get(name)?.size ?? 0) > 1 ? where : isNew ? country : '';
    if (hint !== '') hints[id] = hint;
    last = country || last;
  }
  return hints;
}
