import type { Answer, Geocoder, Place, PlaceQuery } from '@fahrtwind/geo';

export interface PartlyFound {
  readonly found: Answer<readonly Place[]>;
  /** The words that were left out. */
  readonly unknown: string;
}

/** A longer text is no name with an address. */
const MOST_WORDS = 8;
const NUMBER = /\d/;
/** What stands before the name of a place without being part of any we know. */
const GENERIC =
  /^(?:camping|campingplatz|campsite|stellplatz|wohnmobilstellplatz|hotel|pension|gasthof|ferienwohnung|hostel|restaurant|cafe|café|parkplatz|parking|plz)$/i;

/** What some of the words mean, when together they mean nothing; null when none of them do. */
export async function searchSomeWords(
  search: Geocoder['search'],
  query: PlaceQuery,
): Promise<PartlyFound | null> {
  const words = query.text.split(/[\s,;]+/).filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const named = words.filter((word) => !NUMBER.test(word) && !GENERIC.test(word));
  if (named.length === 0) return null;
  const first = named.length < words.length ? await tried(named) : null;
  if (first) return first;
  const shorter = named.length > 1 ? named.map((word) => named.filter((one) => one !== word)) : [];
  const answers = [];
  // One after the other, because a service outside may be asked.
  for (const rest of shorter) answers.push(await tried(rest));
  return answers.reduce((best, one) => (peopleIn(one) > peopleIn(best) ? one : best), null);

  async function tried(rest: readonly string[]): Promise<PartlyFound | null> {
    if (rest.length === 0) return null;
    const found = await search({ ...query, text: rest.join(' ') });
    if (found.value.length === 0) return null;
    return { found, unknown: words.filter((word) => !rest.includes(word)).join(' ') };
  }
}

function peopleIn(answer: PartlyFound | null): number {
  return answer?.found.value[0]?.population ?? -1;
}
