import { z } from 'zod';
import { createOutsideService, type OutsideSettings } from '../outside/outside-service.ts';
import type { Geocoder, Place, PlaceQuery } from '../ports.ts';
import { aroundPoint, languagesOf, osmAnswer, placeFromOutside } from './outside-place.ts';
import { createPacer, type Pacer } from './pacer.ts';

const text = z.string().default('');

/** The part of Nominatim's `jsonv2` that we use. */
const item = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: text,
  category: text,
  type: text,
  addresstype: text,
  address: z
    .object({
      road: text,
      house_number: text,
      city: text,
      town: text,
      village: text,
      municipality: text,
      state: text,
      country: text,
      country_code: text,
    })
    .partial()
    .default({}),
  namedetails: z.record(z.string(), z.string()).nullish(),
});

/** Nothing lies at the point: an answer, not an outage. */
const nothing = z.object({ error: z.unknown() });

const FORMAT = { format: 'jsonv2', addressdetails: '1', namedetails: '1' };
/** Half the width of the box in which places are preferred, in degrees. */
const NEAR_DEGREES = 1.5;

/** Asks a Nominatim server, once a second at most, as the rules of the public one have it. */
export function createNominatim(
  settings: Omit<OutsideSettings, 'name'>,
  pacer: Pacer = createPacer('nominatim'),
): Geocoder {
  const service = createOutsideService({ ...settings, name: 'nominatim' });
  const ask: typeof service = async (request, read) => {
    await pacer(request.signal);
    return service(request, read);
  };
  return {
    search: async (query) => {
      const request = { path: 'search', query: searchParameters(query), signal: query.signal };
      const found = await ask(request, ({ json }) => z.array(item).parse(json).map(placeOf));
      return osmAnswer('nominatim', found.slice(0, query.limit));
    },
    at: async ({ lat, lng, language, signal }) => {
      const languages = { 'accept-language': languagesOf(language) };
      const query = { ...FORMAT, ...languages, lat: `${lat}`, lon: `${lng}` };
      const found = await ask({ path: 'reverse', query, signal }, ({ json }) =>
        nothing.safeParse(json).success ? [] : [placeOf(item.parse(json))],
      );
      return osmAnswer('nominatim', aroundPoint({ lat, lng }, found));
    },
  };
}

function searchParameters({ text: q, language, limit, near }: PlaceQuery): Record<string, string> {
  return {
    ...FORMAT,
    'accept-language': languagesOf(language),
    q,
    limit: `${limit}`,
    ...(near && {
      viewbox: [
        near.lng - NEAR_DEGREES,
        near.lat - NEAR_DEGREES,
        near.lng + NEAR_DEGREES,
        near.lat + NEAR_DEGREES,
      ].join(','),
    }),
  };
}

function placeOf({
  lat,
  lon,
  name,
  category,
  type,
  addresstype,
  address,
  namedetails,
}: z.output<typeof item>): Place {
  const { road = '', house_number: houseNumber = '', state = '', country = '' } = address;
  const city = address.city || address.town || address.village || address.municipality || '';
  return placeFromOutside({
    lat,
    lng: lon,
    name,
    street: road,
    houseNumber,
    city,
    state,
    country,
    countryCode: address.country_code ?? '',
    englishName: namedetails?.['name:en'] ?? '',
    osmKey: category,
    osmValue: category === 'boundary' || category === 'place' ? addresstype || type : type,
    isAddress: category === 'highway' || (name === '' && houseNumber !== ''),
  });
}
