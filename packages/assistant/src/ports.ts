import type { SightWish } from './language/sight-wish.ts';
import type {
  CalendarDate,
  Language,
  Location,
  MeasuredLeg,
  PlaceKind,
  PoiKind,
  Point,
  RouteLeg,
  RouteProfile,
  Trip,
} from '@fahrtwind/domain';

/** A place that our own search found. */
export interface PlaceHit {
  /** Names it within a conversation. */
  readonly handle: string;
  /** `Frankfurt` */
  readonly name: string;
  /** `Deutschland`; empty when unknown. */
  readonly country: string;
  /** What tells it from others of the name: `Hessen`. */
  readonly region?: string;
  /** 0 when unknown. */
  readonly population: number;
  readonly location: Location;
  /** A whole country is no stop: the assistant asks where in it. Missing for towns. */
  readonly kind?: PlaceKind;
  /** One sentence about a sight. */
  readonly description?: string;
  /** IANA name; missing when unknown. */
  readonly timeZone?: string;
}

/** Something to see, from our own table. */
export interface Sight {
  readonly name: string;
  readonly kind: PoiKind;
  /** One sentence in German; empty when unknown. */
  readonly description: string;
  readonly location: Location;
}

/** Corners of an area. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A restaurant or a lodging that a search found. */
export interface FoundSpot {
  readonly name: string;
  readonly location: Location;
  readonly url: string;
  /** As people write it; empty when unknown. */
  readonly price: string;
}

/** From row to column; null where no road leads. */
export interface TravelMatrix {
  readonly meters: readonly (readonly (number | null)[])[];
  readonly seconds: readonly (readonly (number | null)[])[];
  /** Whether some of it is an estimate; missing where all of it was measured. */
  readonly isEstimate?: boolean;
}

/** What the roads of a country cost, as our article on tolls says. */
export interface TollFact {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** `Vignette, nur elektronisch` */
  readonly system: string;
  /** Empty where there is nothing to pay. */
  readonly price: string;
  /** In Markdown, with the official seller. */
  readonly where: string;
}

/** A measured leg, and the ISO codes of the countries that it crosses, in order. */
export interface MeasuredWay extends MeasuredLeg {
  readonly countries?: readonly string[] | undefined;
}

/** What the assistant asks the world. All answers come from our own data and services. */
export interface AssistantPorts {
  /** Places with that name, also mistyped, best first. */
  readonly findPlaces: (name: string, near?: Point) => Promise<readonly PlaceHit[]>;
  /** For each name the places that have it as a whole name in any language: neither mistyped nor a part of one. */
  readonly placesNamed: (names: readonly string[]) => Promise<readonly (readonly PlaceHit[])[]>;
  /** Towns and cities around a point, the largest first. */
  readonly townsNear: (point: Point, withinMeters: number) => Promise<readonly PlaceHit[]>;
  /** Sights and towns within some kilometers of a line, best first. */
  readonly placesAlong: (line: readonly Point[], wish?: SightWish) => Promise<readonly PlaceHit[]>;
  /** Sights within a box, some of all of it where there are too many. */
  readonly sightsIn: (box: Box) => Promise<readonly Sight[]>;
  /** Points along the way that leads from one to the other by car, both among them. */
  readonly wayBetween: (from: Point, to: Point) => Promise<readonly Point[]>;
  readonly matrix: (
    points: readonly Point[],
    profile: RouteProfile,
    toll: boolean,
    /** How many rows are needed, from the first on; all of them where it is missing. */
    rowCount?: number,
  ) => Promise<TravelMatrix>;
  /** One answer for each leg; null where no road leads. */
  readonly measure: (
    legs: readonly Omit<RouteLeg, 'date' | 'isFirstOfDay'>[],
  ) => Promise<readonly (MeasuredWay | null)[]>;
  /** Missing where no search for lodgings is set up. */
  readonly findLodging?: (
    near: Point,
    kind: Trip['akkomodationType'],
  ) => Promise<readonly FoundSpot[]>;
  readonly findRestaurants?: (near: Point) => Promise<readonly FoundSpot[]>;
  /** Missing where our articles are not at hand. */
  readonly findTolls?: () => Promise<readonly TollFact[]>;
  readonly makeId: () => string;
  /** Whether there is time to look for something better; what is found by then is the answer. */
  readonly hasTime: () => boolean;
}

export interface AssistantContext {
  readonly trip: Trip;
  readonly today: CalendarDate;
  /** The language of the site, in which the person is understood and answered. */
  readonly language: Language;
  /** How long the person wants to drive on one day; missing for the usual limit. */
  readonly drivingLimitMinutes?: number | undefined;
  /** Readers and shared copies get answers, not proposals. */
  readonly readOnly: boolean;
}

export interface PerformContext extends AssistantContext {
  /** The places that the handles of the actions name. */
  readonly places: readonly PlaceHit[];
}
