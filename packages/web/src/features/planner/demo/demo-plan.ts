import type { HotelType, RouteProfile } from '@fahrtwind/domain';

/** The places of the demo trip. */
export const DEMO_PLACES = {
  nuremberg: { lat: 49.4455, lng: 11.0825 },
  munich: { lat: 48.1374, lng: 11.5755 },
  walchensee: { lat: 47.5936, lng: 11.3161 },
  innsbruck: { lat: 47.2682, lng: 11.3923 },
  oetz: { lat: 47.2034, lng: 10.8974 },
  timmelsjoch: { lat: 46.9056, lng: 11.097 },
  merano: { lat: 46.6713, lng: 11.1594 },
  trauttmansdorff: { lat: 46.6606, lng: 11.1838 },
  kaltern: { lat: 46.3786, lng: 11.2636 },
  glurns: { lat: 46.6711, lng: 10.5553 },
  stelvio: { lat: 46.5287, lng: 10.4533 },
  bormio: { lat: 46.4667, lng: 10.3706 },
  tirano: { lat: 46.2161, lng: 10.1689 },
  varenna: { lat: 46.0108, lng: 9.2842 },
  bellagio: { lat: 45.987, lng: 9.2611 },
  menaggio: { lat: 46.0203, lng: 9.2386 },
  bellinzona: { lat: 46.1946, lng: 9.0244 },
  gotthard: { lat: 46.5592, lng: 8.5614 },
  andermatt: { lat: 46.6356, lng: 8.5939 },
  oberalp: { lat: 46.6592, lng: 8.6711 },
  flims: { lat: 46.8353, lng: 9.2846 },
  chur: { lat: 46.8508, lng: 9.532 },
  bregenz: { lat: 47.5031, lng: 9.7471 },
  lindau: { lat: 47.546, lng: 9.684 },
  isny: { lat: 47.6919, lng: 10.0394 },
} as const;

export type DemoPlace = keyof typeof DEMO_PLACES;

export interface DemoStop {
  readonly at: DemoPlace;
  /** Back at the start of the trip, where no entries are repeated. */
  readonly isReturn?: boolean;
  readonly profile?: RouteProfile;
  /** Whether the leg to this place uses a toll road. */
  readonly toll?: boolean;
  readonly optional?: boolean;
  readonly stayMinutes?: number;
}

export interface DemoNight {
  readonly at: DemoPlace;
  readonly nights: number;
  readonly type: HotelType;
}

export interface DemoDay {
  readonly stops: readonly DemoStop[];
  /** The stay that begins on this day. */
  readonly night?: DemoNight;
  readonly startMinutes?: number;
}

const hours = (count: number): number => count * 60;

/** Two days are free of driving: one in Meran, one on Lake Como. */
export const DEMO_DAYS: readonly DemoDay[] = [
  {
    startMinutes: hours(9),
    stops: [
      { at: 'munich', stayMinutes: 0 },
      { at: 'walchensee', stayMinutes: hours(2), toll: false },
      { at: 'innsbruck', toll: false },
    ],
    night: { at: 'innsbruck', nights: 1, type: 'Hotel' },
  },
  {
    startMinutes: hours(8),
    stops: [
      { at: 'oetz', stayMinutes: hours(1), toll: false },
      { at: 'timmelsjoch', stayMinutes: hours(1) },
      { at: 'merano' },
    ],
    night: { at: 'merano', nights: 2, type: 'Hotel' },
  },
  {
    startMinutes: hours(10),
    stops: [
      { at: 'trauttmansdorff', profile: 'walking', stayMinutes: hours(3) },
      { at: 'kaltern', optional: true, stayMinutes: hours(3) },
    ],
  },
  {
    startMinutes: hours(8),
    stops: [
      { at: 'glurns', optional: true, stayMinutes: hours(1), toll: false },
      { at: 'stelvio', stayMinutes: hours(1), toll: false },
      { at: 'bormio', toll: false },
    ],
    night: { at: 'bormio', nights: 1, type: 'Hotel' },
  },
  {
    startMinutes: hours(9),
    stops: [
      { at: 'tirano', stayMinutes: hours(2), toll: false },
      { at: 'varenna', toll: false },
    ],
    night: { at: 'varenna', nights: 2, type: 'Ferienwohnung' },
  },
  {
    startMinutes: hours(10),
    stops: [{ at: 'bellagio', profile: 'direct', stayMinutes: hours(4) }],
  },
  {
    startMinutes: hours(8),
    stops: [
      { at: 'menaggio', profile: 'direct', stayMinutes: 30 },
      { at: 'bellinzona', stayMinutes: hours(2), toll: false },
      { at: 'gotthard', stayMinutes: 45, toll: false },
      { at: 'andermatt', toll: false },
    ],
    night: { at: 'andermatt', nights: 1, type: 'Hostel' },
  },
  {
    startMinutes: hours(8),
    stops: [
      { at: 'oberalp', stayMinutes: 30, toll: false },
      { at: 'flims', stayMinutes: hours(2), toll: false },
      { at: 'chur', optional: true, stayMinutes: hours(1), toll: false },
      { at: 'bregenz' },
    ],
    night: { at: 'bregenz', nights: 1, type: 'Camping' },
  },
  {
    startMinutes: hours(9),
    stops: [
      { at: 'lindau', stayMinutes: hours(2), toll: false },
      { at: 'isny', optional: true, stayMinutes: hours(1), toll: false },
      { at: 'munich', toll: false, isReturn: true },
    ],
  },
];
