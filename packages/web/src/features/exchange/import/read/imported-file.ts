import type {
  CalendarDate,
  Entry,
  Hotel,
  Poi,
  Stop,
  TransportField,
  TransportLeg,
  Trip,
  TripFileRefusal,
  ViaPoint,
} from '@fahrtwind/domain';

/** Larger ones are no lists of places, and reading them would need more memory than phones have. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

export type ImportFormat =
  | 'gpx'
  | 'kml'
  | 'kmz'
  | 'geojson'
  | 'umap'
  | 'csv'
  | 'xlsx'
  | 'tcx'
  | 'loc'
  | 'polarsteps'
  | 'zip'
  | 'json';

/** A place as a file has it. Without coordinates it is looked for by its address or name. */
export interface ImportedPlace {
  /** Empty for a point of a track. */
  readonly name: string;
  /** With its region, where the file says so. */
  readonly address: string;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly note: string;
  readonly isOptional: boolean;
  /** What the way to it leads through without stopping there. */
  readonly via?: readonly ViaPoint[];
  /** Somewhere to sleep: a stop with a night. */
  readonly isLodging?: boolean;
  /** A web address, for example of a booking. */
  readonly link?: string;
  /** When its program has it; a day of a plan only where a planner wrote the file. */
  readonly date?: CalendarDate;
  /** The line of the file, from 1, where its format has lines. */
  readonly line?: number;
  readonly own?: OwnStop;
}

/** Each member of a union without its id. */
export type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What our own tables say of a stop beside its place. It is gathered over several rows. */
export interface OwnStop extends Partial<Pick<Stop, 'routeProfile' | 'transport' | 'stayMinutes'>> {
  readonly entries: WithoutId<Entry>[];
  readonly pois: Omit<Poi, 'osmId'>[];
}

export type ImportedHotel = Omit<Hotel, 'id'>;
export type OwnLegs = Partial<Record<TransportField, Omit<TransportLeg, 'id'>>>;

/** What our own tables say of a trip beside its stops. */
export interface OwnTrip {
  readonly start: CalendarDate | null;
  /** Days without stops among them. */
  readonly dayCount: number;
  readonly hotels: readonly ImportedHotel[];
  readonly legs: OwnLegs;
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
  | 'shaping-kept'
  | 'shaping-left'
  | 'instructions-left'
  | 'areas-centred'
  | 'shapes-left'
  | 'pictures-left'
  | 'files-left'
  | 'things-left'
  | 'rows-left'
  | 'points-off-globe'
  | 'places-over-limit';

export interface ImportNote {
  readonly code: ImportNoteCode;
  readonly count: number;
  /** Where in the file, from 1, as far as its format has lines; the first ones. */
  readonly lines?: readonly number[];
}

/** As many lines of the file are named with a note. */
export const MOST_LINES = 5;

/** A note that gathers the lines which it is about. */
export function createNote(code: ImportNoteCode): {
  readonly add: (line?: number) => void;
  readonly finish: () => ImportNote;
} {
  let count = 0;
  const lines: number[] = [];
  return {
    add: (line) => {
      count += 1;
      if (line !== undefined && lines.length < MOST_LINES) lines.push(line);
    },
    finish: () => ({ code, count, ...(lines.length > 0 && { lines }) }),
  };
}

export interface ImportedFile {
  readonly format: ImportFormat;
  readonly title: string;
  readonly groups: readonly ImportedGroup[];
  readonly notes: readonly ImportNote[];
  /** A whole trip, which is taken over as it is. */
  readonly trip: Trip | null;
  readonly own?: OwnTrip;
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
  | 'only-network-links'
  | 'only-pictures'
  | 'only-points-off-globe'
  | 'file-is-fit'
  | 'file-is-timeline'
  | 'file-is-ods'
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
