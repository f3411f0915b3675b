import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { touchProfile } from '../../shared/people/hidden-person.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { FilePath } from './file-path.ts';
import type { FileStore } from './file-store.ts';
import {
  announceFile,
  findFile,
  findUnshown,
  forgetFile,
  listLeftovers,
  settleFile,
  type StoredFile,
} from './file.repository.ts';
import { WIDTHS, type Pictures } from './pictures.ts';

const CLEANED_AT_ONCE = 200;

interface Received {
  readonly name: string;
  readonly path: FilePath;
  readonly description: string;
  readonly bytes: Buffer;
  /** Aborts when the sender disconnects. */
  readonly signal: AbortSignal;
}

interface StoreParts {
  readonly database: Database;
  readonly store: FileStore;
  readonly pictures: Pictures;
}

/** Draws a picture anew, keeps it in all its sizes, and then shows it under its path. */
export async function storePicture(
  { database: { db }, store, pictures }: StoreParts,
  { name, path, description, bytes, signal }: Received,
): Promise<StoredFile> {
  const picture = await pictures.encode(bytes, path.kind, { uid: path.uid, signal });
  const id = randomUUID();
  const token = randomBytes(24).toString('base64url');
  await announceFile(db, { id, path: name, uid: path.uid, token, description });
  for (const [width, data] of picture.sizes) await store.write(keyOf(id, width), data);
  const total = [...picture.sizes.values()].reduce((sum, data) => sum + data.length, 0);
  const { width, height } = picture;
  const isUsed = path.kind === 'profile';
  await db.transaction(async (tx) => {
    await settleFile(tx, { id, path: name, bytes: total, width, height, isUsed });
    if (isUsed) await touchProfile(tx, path.uid);
  });
  const stored = await findFile(db, name);
  if (!stored) throw new AppError('conflict');
  return stored;
}

/** The bytes of a picture in the smallest kept width that fills the wanted one. */
export function readPicture(
  store: FileStore,
  { id }: StoredFile,
  { kind }: FilePath,
  wanted = Number.POSITIVE_INFINITY,
): Promise<Buffer | null> {
  const widths = WIDTHS[kind];
  const width = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? 0;
  return store.read(keyOf(id, width));
}

/** Removes uploads that nothing shows, interrupted ones, and what was deleted long ago. */
export async function cleanUpFiles(queries: Queries, store: FileStore): Promise<void> {
  await findUnshown(queries);
  for (;;) {
    const ids = await listLeftovers(queries, CLEANED_AT_ONCE);
    for (const id of ids) {
      for (const width of Object.values(WIDTHS).flat()) await store.remove(keyOf(id, width));
      await forgetFile(queries, id);
    }
    if (ids.length < CLEANED_AT_ONCE) return;
  }
}

function keyOf(id: string, width: number): string {
  return `${id}-${width}.webp`;
}
