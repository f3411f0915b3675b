import { MAX_PHOTO_TEXT_LENGTH } from '@fahrtwind/domain';
import { z } from 'zod';

export const sentPhoto = z.object({
  /** Where the file storage has it: `photos/{uid}/{name}`. */
  path: z.string().regex(/^photos\/[\w-]{1,64}\/[\w-]{8,64}$/),
  alt: z.string().trim().max(MAX_PHOTO_TEXT_LENGTH),
});

export const photo = sentPhoto.extend({
  /** Same-site, without a size; `&size=…` asks for a smaller one. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

export type PostPhoto = z.infer<typeof photo>;
