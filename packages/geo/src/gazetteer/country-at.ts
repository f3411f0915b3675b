import { createRequire } from 'node:module';
import type * as CountryCoder from '@rapideditor/country-coder';
import type { Coordinates } from '../ports.ts';

const load = createRequire(import.meta.url);
let coder: typeof CountryCoder | null = null;

/** ISO 3166-1 alpha-2 of the country or territory at a point, empty at sea. */
export function countryAt({ lat, lng }: Coordinates): string {
  // Its index of all borders takes 15 MB, and threads that plan routes never ask for a country.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the package says of itself
  coder ??= load('@rapideditor/country-coder') as typeof CountryCoder;
  return coder.iso1A2Code([lng, lat], { level: 'territory' }) ?? '';
}
