import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorialPost, type EditorialPost } from '@fahrtwind/contract';

/** The posts that come with this version. A file that cannot be read stops the start: it is our own. */
export async function readEditorialPosts(folder: string): Promise<readonly EditorialPost[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) =>
      editorialPost.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
}
