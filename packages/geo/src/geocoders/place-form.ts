import { z } from 'zod';
import { PLACE_KINDS, POI_KINDS } from '@fahrtwind/domain';
import type { FoundPoi, Place } from '../ports.ts';

export const locationForm = z.object({
  lng: z.number(),
  lat: z.number(),
  label: z.string(),
  longLabel: z.string(),
  englishName: z.string(),
});

/** Places as they are kept in the cache. */
export const placeList: z.ZodType<readonly Place[]> = z.array(
  locationForm.extend({
    kind: z.enum(PLACE_KINDS),
    countryCode: z.string(),
    population: z.number(),
    timeZone: z.string(),
  }),
);

/** Points of interest as they are kept in the cache. */
export const poiList: z.ZodType<readonly FoundPoi[]> = z.array(
  z.object({
    osmId: z.string(),
    kind: z.enum(POI_KINDS),
    name: z.string(),
    location: locationForm,
    url: z.string(),
    /** Older caches have none. */
    description: z.string().default(''),
    stars: z.number().optional(),
  }),
);
