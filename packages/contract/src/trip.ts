import { z } from 'zod';

/** Made by the caller; also part of addresses, hence no other characters. */
export const tripId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

/**
 * A trip as it is sent and stored. Which fields it has and what is true of them says `readTrip` and
 * `checkTrip` of the domain, on both sides; fields that nobody knows are kept.
 */
export const tripDocument = z.looseObject({
  id: tripId,
  title: z.string(),
  days: z.array(z.unknown()),
});

/** Counts the saves of a trip, from 1. */
export const tripRevision = z.int().min(1);

/** What is stored right now, for who started from something older. */
export const currentTrip = z.object({ revision: tripRevision, trip: tripDocument });
