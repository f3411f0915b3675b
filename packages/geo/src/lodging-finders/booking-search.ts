import {
  distanceMeters,
  isValidLocation,
  serialiseLocation,
  type HotelType,
  type Language,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { countryAt } from '../gazetteer/country-at.ts';
import { createCountryNames, type CountryNames } from '../gazetteer/to-place.ts';
import { createOutsideService, type OutsideSettings } from '../outside/outside-service.ts';
import type { Coordinates, FoundLodging, LodgingFinder, LodgingQuery } from '../ports.ts';

/** What a provider calls the kinds, in questions and answers. docs/lodging-search.md describes all of it. */
const KINDS: Readonly<Record<HotelType, string>> = {
  Hotel: 'hotel',
  Hostel: 'hostel',
  Ferienwohnung: 'apartment',
  Camping: 'campsite',
};
const TYPES = new Map<string, HotelType>([
  ['hotel', 'Hotel'],
  ['hostel', 'Hostel'],
  ['apartment', 'Ferienwohnung'],
  ['campsite', 'Camping'],
]);

const RADIUS_KM = 15;
/** Further away it answers another question. */
const FARTHEST_METERS = 60_000;
const MAX_RESULTS = 500;
const MAX_CENTS = 100_000_000;

const reply = z.object({
  results: z.array(z.unknown()).max(MAX_RESULTS),
  attribution: z.string().max(200).default(''),
});

const text = z.string().max(2000).catch('');
const result = z.object({
  id: z.union([z.string().min(1).max(150), z.int()]).transform(String),
  name: z.string().max(1000).transform(plain).pipe(z.string().min(1)),
  type: text,
  lat: z.number(),
  lng: z.number(),
  address: text,
  url: text.transform(webAddress),
  stars: z.number().min(0).max(5).catch(0),
  total: z
    .object({ amount: z.number().nonnegative(), currency: z.string() })
    .nullable()
    .catch(null),
  images: z.array(z.unknown()).catch([]),
  commission: z.boolean().catch(false),
});

type Result = z.output<typeof result>;

/**
 * Asks a booking search for what is free in the wished nights, with prices. Nights must be known: without them the answer
 * has no meaning, and the caller asks another finder.
 */
export function createBookingSearch(
  settings: Omit<OutsideSettings, 'name'>,
  links: LodgingFinder,
): LodgingFinder {
  const ask = createOutsideService({ ...settings, name: 'booking-search' });
  const countryNames = createCountryNames();
  const host = new URL(settings.url).hostname;
  return {
    find: async (query) => {
      const request = { path: 'search', query: parametersOf(query), signal: query.signal };
      const [base, answer] = await Promise.all([
        links.find(query),
        ask(request, ({ json }) => read(json, query, countryNames)),
      ]);
      return {
        value: { ...base.value, found: answer.found },
        source: 'booking-search',
        attribution: [answer.attribution || host],
        isFallback: false,
      };
    },
  };
}

function parametersOf({ place, type, dates, persons, language, limit }: LodgingQuery) {
  return {
    lat: `${place.lat}`,
    lng: `${place.lng}`,
    radius: `${RADIUS_KM}`,
    ...(dates && { checkin: dates.checkInDate, checkout: dates.checkOutDate }),
    guests: `${persons}`,
    ...(type && { type: KINDS[type] }),
    currency: 'EUR',
    language,
    limit: `${limit}`,
  };
}

/** One result that makes no sense is left out; if none does, the service is not well. */
function read(json: unknown, query: LodgingQuery, countryNames: CountryNames) {
  const { results, attribution } = reply.parse(json);
  const sound = results.flatMap((one) => {
    const { success, data } = result.safeParse(one);
    return success && isValidLocation(data) ? [data] : [];
  });
  if (sound.length === 0 && results.length > 0) throw new Error('no result can be read');
  const found = sound
    .map((one) => toLodging(one, query.place, nameCountry(countryNames, query.language)))
    .filter(({ type, meters }) => meters <= FARTHEST_METERS && (query.type ?? type) === type)
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, query.limit);
  return { found, attribution: plain(attribution) };
}

function toLodging(
  one: Result,
  place: Coordinates,
  countryOf: (point: Coordinates) => string,
): FoundLodging {
  const { lat, lng, name, url, total, stars } = one;
  const label = [name, plain(one.address), countryOf({ lat, lng })].filter(Boolean).join(', ');
  const [imageUrl = ''] = one.images.map((image) => webAddress(text.parse(image)));
  return {
    id: `booking/${one.id}`,
    type: TYPES.get(one.type) ?? 'Hotel',
    name,
    location: serialiseLocation({ lat, lng, label, longLabel: label }),
    meters: Math.round(distanceMeters(place, { lat, lng })),
    url,
    stars: Math.floor(stars),
    totalCents: centsOf(total),
    imageUrl,
    isAd: one.commission && url !== '',
  };
}

function nameCountry(countryNames: CountryNames, language: Language) {
  return (point: Coordinates): string => countryNames(countryAt(point), language);
}

/** Euros are asked for. Another currency would be added up as if it were euros. */
function centsOf(total: Result['total']): number | null {
  if (total === null || total.currency !== 'EUR') return null;
  const cents = Math.round(total.amount * 100);
  return cents > 0 && cents <= MAX_CENTS ? cents : null;
}

/** Labels are parted by commas, so names have none. */
function plain(given: string): string {
  return given
    .replaceAll(/[\s,\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** What others write is not trusted: only addresses of the web become links. */
function webAddress(given: string): string {
  if (!URL.canParse(given)) return '';
  const { protocol, username, href } = new URL(given);
  return ['https:', 'http:'].includes(protocol) && username === '' ? href : '';
}
