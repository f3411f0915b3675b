import { BOOKING_SITES, HOTEL_TYPES } from '@fahrtwind/domain';
import { z } from 'zod';
import { locationForm } from '../geocoders/place-form.ts';
import type { Lodgings } from '../ports.ts';

/** Lodgings as they are kept in the cache. */
export const lodgingsForm: z.ZodType<Lodgings> = z.object({
  found: z.array(
    z.object({
      id: z.string(),
      type: z.enum(HOTEL_TYPES),
      name: z.string(),
      location: locationForm,
      meters: z.number(),
      url: z.string(),
      stars: z.number(),
      totalCents: z.number().nullable(),
      imageUrl: z.string(),
      isAd: z.boolean(),
    }),
  ),
  links: z.array(z.object({ site: z.enum(BOOKING_SITES), url: z.string(), isAd: z.boolean() })),
});
