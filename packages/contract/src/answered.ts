import { z } from 'zod';

/** Which service answered, for the attribution line, and whether it stands in for the configured one. */
export const answered = {
  source: z.string(),
  attribution: z.array(z.string()),
  isFallback: z.boolean(),
};
