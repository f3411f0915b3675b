import { z } from 'zod';
import { tripId, tripSchema } from './trip-schema.ts';

export { tripId };

/**
 * A trip on its way through the API. Only what the transport needs is checked here: parsing every stop by `tripSchema`
 * would add a third to the work of a save, and would refuse older documents that the domain's `readTrip` still understands.
 */
export const tripDocument = z.looseObject({
  id: tripId,
  title: z.string(),
  days: z.array(z.unknown()),
});

/** Schemas that the description of the API names instead of writing them out; `tripSchema` describes what a document holds. */
export const namedSchemas = z.registry<z.core.GlobalMeta>();
namedSchemas.add(tripDocument, { ...tripSchema.meta() });

/** Counts the saves of a trip, from 1. */
export const tripRevision = z.int().min(1);

/** What is stored now, for a caller who started from an older revision. */
export const currentTrip = z.object({ revision: tripRevision, trip: tripDocument });
