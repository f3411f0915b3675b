import type { CalendarDate, Trip, TripFileRefusal, ViaPoint } from '@fahrtwind/domain';

/** Larger ones are no lists of places, and reading them would need more memory than phones have. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

export type ImportFormat = 'gpx' | 'kml' | 'kmz' | 'geojson' | 'csv' | 'json';

/** A place as a file has it. Without coordinates it is looked for by its address or name. */
export interface ImportedPlace {
  /** Empty for a point of a track. */
  readonly name: string;
  /** With its region, where the file says so. */
  readonly address: string;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly note: string;
  readonly isOptional: boolean;
  /** What the way to it leads through, as our own files say. */
  readonly via?: readonly ViaPoint[];
}

/** Places that belong together: a route, a folder, a day. */
export interface ImportedGroup {
  readonly name: string;
  readonly date: CalendarDate | null;
  readonly places: readonly ImportedPlace[];
}

/** What could not be taken over, and how much of it. */
export type ImportNoteCode =
  | 'network-links-left'
  | 'tracks-left'
  | 'points-thinned'
  | 'shapes-left'
  | 'things-left'
  | 'rows-left'
  | 'points-off-globe'
  | 'places-over-limit';

export interface ImportNote {
  readonly code: ImportNoteCode;
  readonly count: number;
}

export interface ImportedFile {
  readonly format: ImportFormat;
  readonly title: string;
  readonly groups: readonly ImportedGroup[];
  readonly notes: readonly ImportNote[];
  /** A whole trip, which is taken over as it is. */
  readonly trip: Trip | null;
}

export type ImportProblem =
  | 'file-empty'
  | 'file-too-large'
  | 'file-unknown'
  | 'file-is-html'
  | 'file-is-picture'
  | 'xml-broken'
  | 'xml-entities'
  | 'xml-of-other-kind'
  | 'archive-broken'
  | 'archive-too-large'
  | 'archive-without-map'
  | 'json-broken'
  | 'nothing-found'
  | 'reading-too-long'
  | TripFileRefusal;

/** Stops the reading of a file from anywhere in it; caught in `read-file.ts`. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem);
    this.problem = problem;
  }
}
