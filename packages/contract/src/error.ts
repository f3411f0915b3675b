import { z } from 'zod';
import { currentTrip } from './trip.ts';

/** Every error of the API has this shape; `message` is a sentence for people, in German. */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** Beside `trip-changed`: what is stored now, to merge with and to save on. */
  current: currentTrip.optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
