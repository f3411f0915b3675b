import type { Language } from '@fahrtwind/contract';
import { serialiseLocation, shortLabel, writeStopList, type Location } from '@fahrtwind/domain';

/** Latitude, longitude, German and English label. */
const EXAMPLE = [
  [48.1374, 11.5755, 'München, Deutschland', 'Munich, Germany'],
  [47.2682, 11.3923, 'Innsbruck, Österreich', 'Innsbruck, Austria'],
  [45.4384, 10.9917, 'Verona, Italien', 'Verona, Italy'],
  [45.4371, 12.3326, 'Venedig, Italien', 'Venice, Italy'],
  [46.3692, 14.1136, 'Bled, Slowenien', 'Bled, Slovenia'],
] as const;

/** The route with which every visitor begins. */
export function exampleStops(language: Language): readonly Location[] {
  return EXAMPLE.map(([lat, lng, german, english]) =>
    serialiseLocation({
      lat,
      lng,
      label: language === 'de' ? german : english,
      englishName: english.split(',', 1).join(''),
    }),
  );
}

/** The parameter of `sketchRoute`. */
export function sketchQuery(stops: readonly Location[]): { readonly stops: string } {
  return { stops: writeStopList(stops.map((stop) => ({ ...stop, name: shortLabel(stop) }))) };
}

/** What the server draws into the page. The same in both languages: the page writes the names itself. */
export const EXAMPLE_QUERY = sketchQuery(exampleStops('de'));
