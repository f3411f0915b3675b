import { gzipSync } from 'node:zlib';

/** Tiles in a row that share their bytes; without a run it points to another directory. */
export interface TileEntry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  readonly run: number;
}

/** Readers ask for the first 16 KB: head and root directory have to be in them. */
const FIRST_BYTES = 16_384 - 127;

/** The root directory, and the ones that it points to when it would be too long. */
export function packDirectories(entries: readonly TileEntry[]): {
  readonly root: Buffer;
  readonly leaves: Buffer;
} {
  const whole = packDirectory(entries);
  if (whole.length <= FIRST_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4096; ; size *= 2) {
    const pointers: TileEntry[] = [];
    const leaves: Buffer[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = packDirectory(entries.slice(start, start + size));
      pointers.push({ id: entries[start]?.id ?? 0, offset, length: leaf.length, run: 0 });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = packDirectory(pointers);
    if (root.length <= FIRST_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Column by column: ids as differences, runs, lengths, and 0 for an offset that follows the one before. */
function packDirectory(entries: readonly TileEntry[]): Buffer {
  const bytes: number[] = [];
  const write = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  write(entries.length);
  entries.forEach(({ id }, index) => write(id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) write(run);
  for (const { length } of entries) write(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    write(before && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}
