import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { StartupError } from '../../config/startup-error.ts';

// Behind the tar's own end, where tar programs stop reading: a checksum of every byte before it.
const trailerStart = 'fahrtwind-backup sha256 ';
const trailerLength = trailerStart.length + 64 + 1;

/** One file to go into an archive. */
export interface Entry {
  readonly name: string;
  readonly file: string;
}

/** Writes a tar file with a checksum at its end, and has it on the disk before it resolves. */
export async function writeArchive(target: string, entries: readonly Entry[]): Promise<void> {
  const hash = createHash('sha256');
  const tar = pack();
  const addAll = async (): Promise<void> => {
    for (const { name, file } of entries) {
      const { size } = await stat(file);
      await pipeline(createReadStream(file), tar.entry({ name, size, mode: 0o600 }));
    }
    tar.finalize();
  };
  const sealed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, `${trailerStart}${hash.digest('hex')}\n`);
    },
  });
  const file = createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true });
  await Promise.all([pipeline(tar, sealed, file), addAll()]);
}

/** Throws unless every byte is the one that was written. */
export async function checkArchive(source: string): Promise<void> {
  const length = (await stat(source)).size - trailerLength;
  if (length <= 0) throw damaged(source);
  const hash = createHash('sha256');
  await pipeline(createReadStream(source, { end: length - 1 }), hash);
  const file = await open(source);
  const { buffer } = await file.read(Buffer.alloc(trailerLength), 0, trailerLength, length);
  await file.close();
  const expected = `${trailerStart}${hash.digest('hex')}\n`;
  if (buffer.toString() !== expected) throw damaged(source);
}

/** Unpacks the named entries of a checked archive into a folder; others and doubles are damage. */
export async function unpackArchive(
  source: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const { size } = await stat(source);
  const tar = extract();
  const seen = new Set<string>();
  const unpackAll = async (): Promise<void> => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file' || seen.has(name)) throw damaged(source);
      seen.add(name);
      if (isWanted(name)) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await pipeline(entry, createWriteStream(join(folder, name), { mode: 0o600, flush: true }));
      } else {
        entry.resume();
      }
    }
  };
  const reading = createReadStream(source, { end: size - trailerLength - 1 });
  await Promise.all([pipeline(reading, tar), unpackAll()]);
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export function damaged(source: string): StartupError {
  return new StartupError(
    `Die Sicherung ${source} ist beschädigt oder keine von Fahrtwind: es wurde nichts verändert.`,
  );
}
