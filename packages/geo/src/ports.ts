import type {
  Agreement,
  BookingLink,
  CalendarDate,
  Closure,
  Crossing,
  HotelType,
  Language,
  Location,
  PlaceKind,
  PoiKind,
  RouteProfile,
  RouteWish,
} from '@fahrtwind/domain';

/** A point on the globe in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A found place: the stored location, and what helps to tell places apart. */
export interface Place extends Location {
  readonly kind: PlaceKind;
  /** ISO 3166-1 alpha-2 in capitals, empty at sea. */
  readonly countryCode: string;
  /** 0 when unknown. */
  readonly population: number;
  /** IANA name, empty when unknown. */
  readonly timeZone: string;
  /** How far the words that were asked for name it; missing where they were not compared. */
  readonly agreement?: Agreement;
}

/** What a provider says, and who has to be named for it. */
export interface Answer<T> {
  readonly value: T;
  /** The adapter that answered: `gazetteer`, `photon`, `estimate` … */
  readonly source: string;
  /** Texts for the attribution line, without HTML. */
  readonly attribution: readonly string[];
  /** Whether the configured service was out and the embedded one stood in for it. */
  readonly isFallback: boolean;
}

export interface PlaceQuery {
  readonly text: string;
  readonly language: Language;
  readonly limit: number;
  readonly near?: Coordinates;
  readonly signal?: AbortSignal;
}

export interface PointQuery extends Coordinates {
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** Finds places by name, and names for points. */
export interface Geocoder {
  readonly search: (query: PlaceQuery) => Promise<Answer<readonly Place[]>>;
  /** The point itself with a name, then what lies around it, nearest first; empty far from everything. */
  readonly at: (query: PointQuery) => Promise<Answer<readonly Place[]>>;
}

/** A stop as the route planner needs it; profile and toll are those of the leg that leads to it. */
export interface RouteStop extends Coordinates {
  readonly cityId: string;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
  /** In which month the leg is driven, 1 to 12. */
  readonly month?: number | undefined;
  /** What the leg leads through without stopping there. */
  readonly via?: readonly Coordinates[] | undefined;
  /** What the way of a drive shall be like. */
  readonly wishes?: readonly RouteWish[] | undefined;
}

/** Whom a planner works for. */
interface Asked {
  /** A person or a network; a planner that is shared gives each a fair part of its time. */
  readonly asker?: string;
  readonly signal?: AbortSignal;
}

export interface RouteQuery extends Asked {
  readonly stops: readonly RouteStop[];
  /** Lengths and times are wanted, no lines; a planner may leave these out. */
  readonly isMeasureOnly?: boolean;
}

/** The way to a stop, from the one before it. */
export interface RouteLeg {
  readonly cityId: string;
  readonly routeProfile: RouteProfile;
  readonly meters: number;
  readonly seconds: number;
  /** Longitude and latitude, as GeoJSON has them. */
  readonly geometry: readonly (readonly [number, number])[];
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
  /** ISO codes of the countries crossed, in order. */
  readonly countries: readonly string[];
  /** Whether this was estimated and not measured on roads. */
  readonly isEstimate: boolean;
  /** What is closed in the month of the drive and would be the quickest way otherwise; engines do not know. */
  readonly closures?: readonly Closure[];
  /** Ferries and car trains on the way; of a straight line the ferry that leads there. Engines do not know. */
  readonly crossings?: readonly Crossing[];
}

/** A leg that no road leads along: an answer, not an outage. */
export interface NoRoute {
  readonly cityId: string;
  readonly noRoute: true;
}

/** Rows of a matrix, the last one excluded. */
export interface Rows {
  readonly start: number;
  readonly end: number;
}

export interface MatrixQuery extends Asked {
  readonly points: readonly Coordinates[];
  /** Missing for all of them. Engines answer whole questions only. */
  readonly rows?: Rows;
  readonly routeProfile: RouteProfile;
  readonly toll: boolean;
}

/** From row to column; null where no road leads. */
export interface RouteMatrix {
  readonly meters: readonly (readonly (number | null)[])[];
  readonly seconds: readonly (readonly (number | null)[])[];
  /** Whether some of it was estimated and not measured on roads. */
  readonly isEstimate?: boolean;
}

export interface RoutePlanner {
  route(query: RouteQuery): Promise<Answer<readonly (RouteLeg | NoRoute)[]>>;
  matrix(query: MatrixQuery): Promise<Answer<RouteMatrix>>;
}

/** A point of interest; `osmId` is `node/1`, `way/2`, `relation/3`, or `fahrtwind/…` for bundled ones. */
export interface FoundPoi {
  readonly osmId: string;
  readonly kind: PoiKind;
  readonly name: string;
  readonly location: Location;
  readonly url: string;
  /** What it is and why one stops there: one German sentence, empty when unknown. */
  readonly description: string;
  /** Stars of a hotel, 1 to 5; missing when unknown. */
  readonly stars?: number | undefined;
}

export interface PoiQuery {
  readonly box: BoundingBox;
  readonly kinds: readonly PoiKind[];
  readonly language: Language;
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface PlaceFinder {
  /** The kinds that can be found within a box; a service that would have to be asked may have all. */
  readonly kindsIn: (box: BoundingBox) => Promise<readonly PoiKind[]>;
  readonly find: (query: PoiQuery) => Promise<Answer<readonly FoundPoi[]>>;
}

/** A place to sleep at, found around another place. */
export interface FoundLodging {
  /** `node/1` of OpenStreetMap, or `booking/…` of a booking search. */
  readonly id: string;
  readonly type: HotelType;
  readonly name: string;
  readonly location: Location;
  /** From the place that was asked for, as the crow flies. */
  readonly meters: number;
  /** Empty when unknown. */
  readonly url: string;
  /** 0 when unknown. */
  readonly stars: number;
  /** For all nights and persons; null when unknown. */
  readonly totalCents: number | null;
  /** On another host, which browsers must not ask; empty when there is none. */
  readonly imageUrl: string;
  /** Whether the operator earns a commission on bookings there. */
  readonly isAd: boolean;
}

export interface LodgingQuery {
  readonly place: Location;
  /** Null for all kinds. */
  readonly type: HotelType | null;
  /** Null while the dates are open: without them nothing has a price. */
  readonly dates: {
    readonly checkInDate: CalendarDate;
    readonly checkOutDate: CalendarDate;
  } | null;
  readonly persons: number;
  readonly language: Language;
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface Lodgings {
  /** Nearest first. */
  readonly found: readonly FoundLodging[];
  /** Searches on booking sites, filled in; always there. */
  readonly links: readonly BookingLink[];
}

export interface LodgingFinder {
  readonly find: (query: LodgingQuery) => Promise<Answer<Lodgings>>;
}
