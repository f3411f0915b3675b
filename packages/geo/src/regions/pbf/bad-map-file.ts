/** empty: no bytes · other: not a map in this format · cut: ends in the middle · broken: unreadable at a place · no-data: nothing in it */
export type MapFileFault = 'empty' | 'other' | 'cut' | 'broken' | 'no-data' | 'unsupported';

/** A map file that cannot be imported, and what is wrong with it. */
export class BadMapFile extends Error {
  readonly fault: MapFileFault;
  /** Where in the file, in bytes. */
  readonly offset: number;

  constructor(fault: MapFileFault, offset: number, detail = '', cause?: unknown) {
    super(`${fault} at ${offset}${detail && `: ${detail}`}`, { cause });
    this.name = 'BadMapFile';
    this.fault = fault;
    this.offset = offset;
  }
}
