import type { Language, PublicConfig } from '@fahrtwind/contract';
import { isEstimated, type PublicTrip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { de } from './head-texts.de.ts';
import { en } from './head-texts.en.ts';
import { listQuery, readPublishedQuery } from './published-query.ts';
import { previewPath, tripData } from './trip-data.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The call whose reply the server puts into the page: one trip, or the list of published ones. */
export function publicTripCall({ id }: Params, search: URLSearchParams) {
  if (id !== undefined) return { name: 'getPublicTrip', input: { params: { id } } } as const;
  const query = listQuery(readPublishedQuery(search), search.get('after'));
  return { name: 'listPublished', input: { query } } as const;
}

interface TripHead {
  readonly title: string;
  readonly description: string;
  readonly image?: (config: Pick<PublicConfig, 'mainUrl'>) => {
    readonly url: string;
    readonly alt: string;
  };
  readonly isForSearchEngines?: boolean;
  readonly jsonLd?: (url: (path: string) => string) => object;
}

/** What messengers and search engines are told. Null for a trip that is not public, undefined while it is unknown. */
export function publicTripHead(
  { id }: Params,
  language: Language,
  reply: unknown,
): TripHead | null | undefined {
  const texts = language === 'en' ? en : de;
  if (id === undefined) return { title: texts.listTitle, description: texts.listDescription };
  if (reply === null) return null;
  const trip = tripIn(reply);
  if (!trip) return undefined;
  const description = shortened(trip.text.trim() || described(trip, language), MAX_DESCRIPTION);
  return {
    title: shortened(trip.title, MAX_TITLE),
    description,
    image: (config) => ({
      url: new URL(previewPath(trip), config.mainUrl).href,
      alt: texts.imageAlt(trip.title),
    }),
    isForSearchEngines: trip.kind === 'published',
    // Programs that read it run no scripts: browsers need not load how it is written.
    ...(import.meta.env.SSR &&
      trip.kind === 'published' && {
        jsonLd: (url) => tripData(trip, url, description),
      }),
  };
}

function described(trip: PublicTrip, language: Language): string {
  const texts = language === 'en' ? en : de;
  const { dayCount, stopCount, totalDistance, countries, author } = trip;
  const km = estimateMark(isEstimated(trip)) + formatKm(kmOf(totalDistance), language);
  const facts = [texts.days(dayCount), texts.stops(stopCount), km].join(', ');
  const names = new Intl.ListFormat(language).format(countries);
  return texts.tripBy(author.name, names === '' ? facts : texts.through(facts, names));
}

/** Beyond these, search engines and messengers cut off. */
const MAX_TITLE = 58;
const MAX_DESCRIPTION = 160;

function shortened(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= length) return line;
  return `${line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function tripIn(reply: unknown): PublicTrip | null {
  const isReply = typeof reply === 'object' && reply !== null && 'trip' in reply;
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return isReply ? (reply.trip as PublicTrip) : null;
}
