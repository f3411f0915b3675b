import { z } from 'zod';

/** Every error of the API has this shape; `message` is a sentence for people, in German. */
export const errorReply = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
});

export type ErrorReply = z.infer<typeof errorReply>;
