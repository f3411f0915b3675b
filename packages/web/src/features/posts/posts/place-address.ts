import type { Language, PostSummary } from '@fahrtwind/contract';
import { countryKey, countryName, findCountry, slug } from '@fahrtwind/domain';
import type { PostQuery } from '../../../parts/posts/use-post-list.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A country, or a place in it, with the names that people read. */
export interface ShownPlace {
  readonly country: string;
  /** Empty for the whole country. */
  readonly place: string;
}

/** What the API is asked for. Posts are filed under the German name, whatever language the address speaks. */
export function placeQuery({ locationCountry = '', locationName = '' }: Params): PostQuery {
  const country = countryKey(locationCountry);
  const place = slug(locationName);
  return { country, ...(place !== '' && { place }) };
}

/** The names of an address: those of countries, as a post has them, or made readable. */
export function shownPlace(
  { locationCountry = '', locationName = '' }: Params,
  language: Language,
  [post]: readonly Pick<PostSummary, 'country' | 'place'>[] = [],
): ShownPlace {
  const code = findCountry(locationCountry);
  const country =
    code === null ? post?.country || readable(locationCountry) : countryName(code, language);
  return { country, place: locationName === '' ? '' : post?.place || readable(locationName) };
}

const LONGEST_NAME = 60;

/** `bosnien-herzegowina` → `Bosnien Herzegowina` */
function readable(address: string): string {
  return address
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
