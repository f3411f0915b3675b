import { z } from 'zod';
import { createOutsideService, type OutsideSettings } from '../outside/outside-service.ts';
import type { Geocoder, Place, PlaceQuery } from '../ports.ts';
import { aroundPoint, osmAnswer, placeFromOutside } from './outside-place.ts';

const text = z.string().default('');

/** The part of Photon's GeoJSON that we use. */
const reply = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name: text,
        street: text,
        housenumber: text,
        city: text,
        state: text,
        country: text,
        countrycode: text,
        osm_key: text,
        osm_value: text,
        type: text,
      }),
    }),
  ),
});

const NEIGHBOURS = 5;

/** Asks a Photon server: quick, made for searching while one types. */
export function createPhoton(settings: Omit<OutsideSettings, 'name'>): Geocoder {
  const ask = createOutsideService({ ...settings, name: 'photon' });
  return {
    search: async (query) => {
      const found = await ask(
        { path: 'api', query: searchParameters(query), signal: query.signal },
        ({ json }) => placesOf(json),
      );
      return osmAnswer('photon', found.slice(0, query.limit));
    },
    at: async ({ lat, lng, language, signal }) => {
      const query = { lat: `${lat}`, lon: `${lng}`, lang: language, limit: `${NEIGHBOURS}` };
      const found = await ask({ path: 'reverse', query, signal }, ({ json }) => placesOf(json));
      return osmAnswer('photon', aroundPoint({ lat, lng }, found));
    },
  };
}

function searchParameters({ text: q, language, limit, near }: PlaceQuery): Record<string, string> {
  return {
    q,
    lang: language,
    limit: `${limit}`,
    ...(near && { lat: `${near.lat}`, lon: `${near.lng}` }),
  };
}

function placesOf(json: unknown): readonly Place[] {
  return reply.parse(json).features.map(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates;
    return placeFromOutside({
      lat,
      lng,
      name: properties.name,
      street: properties.street,
      houseNumber: properties.housenumber,
      city: properties.city,
      state: properties.state,
      country: properties.country,
      countryCode: properties.countrycode,
      englishName: '',
      osmKey: properties.osm_key,
      osmValue: properties.osm_value,
      isAddress: properties.type === 'house' || properties.type === 'street',
    });
  });
}
