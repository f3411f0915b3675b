import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
// Nothing in a backup may lead out of the folder it is unpacked into.
const path = z
  .string()
  .refine((text) => text.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
  .refine((text) => !/[\\\0:]/.test(text));

const table = z.object({
  name,
  columns: z.array(name),
  rows: z.number().int().nonnegative(),
  sha256,
});

/** What a backup holds, with which it is checked before anything is touched. */
export const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(
    z.object({ number: z.number().int().positive(), name: z.string(), checksum: sha256 }),
  ),
  tables: z.array(table),
  sequences: z.array(z.object({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ path, sha256 })),
  /** Null where the secret comes from the environment. */
  secret: z.string().nullable(),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = z.infer<typeof table>;

export const manifestEntry = 'manifest.json';

export function tableEntry(tableName: string): string {
  return `tables/${tableName}.copy.gz`;
}
