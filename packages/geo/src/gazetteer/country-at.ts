import { iso1A2Code } from '@rapideditor/country-coder';
import type { Coordinates } from '../ports.ts';

/** ISO 3166-1 alpha-2 of the country or territory at a point, empty at sea. */
export function countryAt({ lat, lng }: Coordinates): string {
  return iso1A2Code([lng, lat], { level: 'territory' }) ?? '';
}
