import { IMPORT_STEPS } from '@fahrtwind/domain';
import { z } from 'zod';

/** What an import tells the server that has started it. */
export const importMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('progress'),
    step: z.enum(IMPORT_STEPS),
    done: z.number(),
    all: z.number().nullable(),
  }),
  z.object({ kind: z.literal('end'), isDone: z.boolean(), text: z.string() }),
]);

export type ImportMessage = z.infer<typeof importMessage>;

/** Starts an import of a file or an address; the returned function ends it early and waits until it has. */
export type StartImport = (
  order: { readonly what: string; readonly name: string },
  tell: (message: ImportMessage) => void,
) => () => Promise<void>;
