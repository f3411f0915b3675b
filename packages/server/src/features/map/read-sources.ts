import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from '@fahrtwind/contract';
import { z } from 'zod';

const source = z.object({
  name: z.string().min(1),
  use: z
    .object({ de: z.string().min(1), en: z.string().min(1) })
    .nullable()
    .default(null),
  licence: z.string().min(1),
  /** Empty for data of our own. */
  url: z.url().or(z.literal('')).default(''),
  date: z.iso.date(),
});

/** How a SOURCE.json looks; data/README.md tells it to people. */
const sourceFile = z.object({ sources: z.array(source).min(1) }).or(
  z
    .array(source)
    .min(1)
    .transform((sources) => ({ sources })),
);

/** Everything that ships in the data folder, in the order of its folders. */
export async function readSources(dataFolder: string): Promise<readonly DataSource[]> {
  const folders = await readdir(dataFolder, { withFileTypes: true });
  const lists = await Promise.all(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted()
      .map((name) => readFolder(join(dataFolder, name))),
  );
  return lists.flat();
}

async function readFolder(folder: string): Promise<readonly DataSource[]> {
  const path = join(folder, 'SOURCE.json');
  try {
    return sourceFile.parse(JSON.parse(await readFile(path, 'utf8'))).sources;
  } catch (error) {
    throw new Error(`${path} does not say where its data comes from`, { cause: error });
  }
}
