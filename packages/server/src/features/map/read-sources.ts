import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from '@fahrtwind/contract';
import { z } from 'zod';

/** How a SOURCE.json looks; data/README.md tells it to people. */
export const sourceFile = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        use: z.strictObject({ de: z.string().min(1), en: z.string().min(1) }),
        licence: z.string().min(1),
        url: z.url(),
        date: z.iso.date(),
      }),
    )
    .min(1),
});

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
