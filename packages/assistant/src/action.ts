import type {
  AccommodationType,
  CalendarDate,
  HotelType,
  LegKind,
  RouteWish,
} from '@fahrtwind/domain';
import type { Vehicle } from './regions/find-themes.ts';
import type { Theme } from './regions/themes.ts';

/** `s1` is the first stop of the trip. A stop that this turn has added goes by the handle of its place. */
export type StopHandle = string;
/** `d1` is the first day. */
export type DayHandle = string;
/** `h1` is the first hotel. */
export type HotelHandle = string;
/** From our own place search, never coordinates. */
export type PlaceHandle = string;

interface Where {
  readonly day?: DayHandle;
  readonly before?: StopHandle;
  readonly after?: StopHandle;
}

/** What is asked of a whole trip, one day, or the leg that leads to a stop. */
interface Scope {
  readonly day?: DayHandle;
  readonly stop?: StopHandle;
}

/** Changes of the trip, as the grammar and the tools of a language model ask for them. */
export type ChangeAction =
  | (Where & {
      readonly kind: 'addStop';
      readonly place: PlaceHandle;
      readonly nights?: number;
      readonly optional?: boolean;
    })
  | { readonly kind: 'removeStop'; readonly stop: StopHandle }
  | (Where & { readonly kind: 'moveStop'; readonly stop: StopHandle })
  | { readonly kind: 'swapStops'; readonly stop: StopHandle; readonly other: StopHandle }
  | { readonly kind: 'replaceStop'; readonly stop: StopHandle; readonly place: PlaceHandle }
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'setDates'; readonly start: CalendarDate; readonly end: CalendarDate }
  /** The trip begins then and keeps its length. */
  | { readonly kind: 'startOn'; readonly start: CalendarDate }
  /** The trip ends then and begins when it did. */
  | { readonly kind: 'endOn'; readonly end: CalendarDate }
  /** Later, or earlier for a negative number. */
  | { readonly kind: 'shiftDates'; readonly days: number }
  | { readonly kind: 'setLength'; readonly days: number }
  | { readonly kind: 'addDay'; readonly after?: DayHandle; readonly before?: DayHandle }
  | { readonly kind: 'removeDay'; readonly day: DayHandle }
  | { readonly kind: 'swapDays'; readonly day: DayHandle; readonly otherDay: DayHandle }
  | { readonly kind: 'setNights'; readonly stop: StopHandle; readonly nights: number }
  /** So many nights more, or fewer. */
  | { readonly kind: 'changeNights'; readonly stop: StopHandle; readonly by: number }
  | (Scope & { readonly kind: 'setProfile'; readonly profile: LegKind })
  | (Scope & { readonly kind: 'setToll'; readonly toll: boolean })
  /** What the roads of drives shall be like. */
  | (Scope & { readonly kind: 'setRoads'; readonly wish: RouteWish; readonly isWished: boolean })
  /** Null for the usual time; all days where none is named. */
  | { readonly kind: 'setDayStart'; readonly minutes: number | null; readonly day?: DayHandle }
  | { readonly kind: 'setStay'; readonly stop: StopHandle; readonly minutes: number | null }
  | { readonly kind: 'setOptional'; readonly stop: StopHandle; readonly optional: boolean }
  | { readonly kind: 'addNote'; readonly stop: StopHandle; readonly text: string }
  | { readonly kind: 'removeNote'; readonly stop: StopHandle }
  | {
      readonly kind: 'addRestaurant';
      readonly stop: StopHandle;
      readonly name: string;
      /** `19:30` */
      readonly time?: string;
    }
  | {
      readonly kind: 'addActivity';
      readonly stop: StopHandle;
      readonly name: string;
      /** `19:30` */
      readonly time?: string;
      /** As people write it, `12,50 €`. */
      readonly price?: string;
    }
  | {
      readonly kind: 'addHotel';
      readonly stop: StopHandle;
      readonly name: string;
      readonly nights?: number;
      readonly type?: HotelType;
      /** As people write it, `89 €`. */
      readonly price?: string;
      readonly booked?: boolean;
    }
  | {
      readonly kind: 'changeHotel';
      readonly hotel: HotelHandle;
      readonly price?: string;
      readonly booked?: boolean;
    }
  | { readonly kind: 'removeHotel'; readonly hotel: HotelHandle }
  | { readonly kind: 'setLodgingType'; readonly type: AccommodationType }
  | {
      readonly kind: 'optimise';
      /** Kept unless said otherwise. */
      readonly keepLast?: boolean;
      readonly by?: 'time' | 'distance';
    }
  /** Spreads the stops over days so that none has more hours at the wheel. */
  /** Spreads the stops over days: only where days are too long, or evenly over all or over so many. */
  | {
      readonly kind: 'limitDriving';
      readonly maxDriveHours?: number;
      readonly days?: number | 'all';
    }
  | {
      readonly kind: 'newTrip';
      /** Missing for a trip that begins in its region. */
      readonly from?: PlaceHandle;
      /** Missing for a tour that only goes over places in between, or through regions. */
      readonly to?: PlaceHandle;
      readonly via?: readonly PlaceHandle[];
      readonly days?: number;
      readonly maxDriveHours?: number;
      readonly roundTrip?: boolean;
      readonly start?: CalendarDate;
      /** Regions, by `areaKey`. */
      readonly areas?: readonly string[];
      /** What they want to see: any of it. */
      readonly themes?: readonly Theme[];
      readonly withChildren?: boolean;
      readonly vehicle?: Vehicle;
      /** In one place; three where nothing is said. */
      readonly mostNights?: number;
      /** Whether the stops of the open trip may go. */
      readonly replacing?: boolean;
    };

export const HOW_TO_TOPICS = ['share', 'invite', 'print', 'export', 'offline', 'undo'] as const;

export type HowToTopic = (typeof HOW_TO_TOPICS)[number];

export const UNKNOWABLE_TOPICS = [
  'weather',
  'entry',
  'traffic',
  'openingHours',
  'passes',
  'charging',
  'currency',
  'size',
] as const;

export type UnknowableTopic = (typeof UNKNOWABLE_TOPICS)[number];

/** Questions about the trip; they change nothing. */
export type QueryAction =
  | (Scope & {
      readonly kind: 'alongTheWay';
      /** Where the way begins, several legs before its stop. */
      readonly from?: StopHandle;
      /** Around this place, not along a way. */
      readonly near?: PlaceHandle;
      /** A region, by `areaKey`. */
      readonly area?: string;
      readonly country?: string;
      /** In people's words: `Strand`. */
      readonly theme?: string;
      /** Names of places that it shall not be. */
      readonly without?: readonly string[];
    })
  /** Shared by so many where their number is said. */
  | { readonly kind: 'costs'; readonly persons?: number }
  | (Scope & { readonly kind: 'distance'; readonly inMiles?: boolean })
  /** From one place to another, over others; from the nearest stop where no start is named. */
  | {
      readonly kind: 'between';
      readonly to: PlaceHandle;
      readonly from?: PlaceHandle;
      readonly via?: readonly PlaceHandle[];
      readonly inMiles?: boolean;
    }
  /** When one comes to a stop and leaves it, its nights and its lodging. */
  | { readonly kind: 'stay'; readonly stop: StopHandle }
  /** Days with more hours at the wheel, or fewer. */
  | { readonly kind: 'longDays'; readonly minutes: number; readonly fewer?: boolean }
  /** What is booked and what is open, with sums. */
  | { readonly kind: 'booked'; readonly only?: 'booked' | 'open' }
  | { readonly kind: 'feast'; readonly date: CalendarDate }
  | { readonly kind: 'dayPlan'; readonly day: DayHandle }
  | {
      readonly kind: 'arrival';
      readonly stop: StopHandle;
      /** Leaving the day's start, or another stop of the day, at this minute. */
      readonly start?: number;
      readonly from?: StopHandle;
      /** The minute by which one has to be there. */
      readonly deadline?: number;
    }
  | { readonly kind: 'overview' }
  | { readonly kind: 'openNights' }
  /** On which day one drives most, and on which least. */
  | { readonly kind: 'longestDay'; readonly withShortest?: boolean }
  /** What is still to be booked. */
  | { readonly kind: 'bookings' }
  /** Where one sleeps: on one day, or on all. */
  | { readonly kind: 'sleeping'; readonly day?: DayHandle }
  /** Borders on the way, and what roads cost in each country, or in these (ISO codes). */
  | { readonly kind: 'borders'; readonly countries?: readonly string[] }
  | { readonly kind: 'ferries' }
  /** Sunrise and sunset: on one day, or on the first and the last. */
  | { readonly kind: 'daylight'; readonly day?: DayHandle }
  /** How something is done in the app. */
  | { readonly kind: 'howTo'; readonly topic: HowToTopic }
  /** What the app cannot know: where to look. */
  | { readonly kind: 'unknowable'; readonly topic: UnknowableTopic }
  | { readonly kind: 'findHotels'; readonly stop: StopHandle }
  | { readonly kind: 'findRestaurants'; readonly stop: StopHandle };

export type AssistantAction = ChangeAction | QueryAction;
