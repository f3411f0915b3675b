import { z } from 'zod';
import type { ErrorCode } from './error-code.ts';
import { currentTrip } from './trip.ts';

/**
 * Every error of the API has this shape; `message` is a sentence in German for people who call the API themselves. The
 * code is a text on the wire: a page from before an update has to read the codes of a newer server, too.
 */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  /** Beside `trip-changed`: what is stored now, to merge with and to save on. */
  current: currentTrip.optional(),
});

export type ErrorReply = z.infer<typeof errorReply> & { readonly code: ErrorCode };
