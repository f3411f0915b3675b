import type { Readable } from 'node:stream';

/** From the first to the last byte, both included, as HTTP counts. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A PMTiles archive that the browser reads in pieces. */
export interface TileArchive {
  /** Another content has another id, so that pieces may be kept forever. */
  readonly id: string;
  readonly bytes: number;
  read(range: ByteRange): Promise<Readable>;
}
