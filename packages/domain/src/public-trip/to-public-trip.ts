import { publicName } from '../account/user.ts';
import { budgetOf, costsOf, type CostSum } from '../overview/budget.ts';
import { countriesOf } from '../overview/countries-of.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { scheduleTrip, type DaySchedule, type FindMeasure } from '../schedule/schedule-trip.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import type { ViaPoint } from '../trip/leg-via.ts';
import type { Location } from '../trip/location.ts';
import { TRANSPORT_FIELDS } from '../trip/transport-leg.ts';
import { fittingTitle, stopsOf, type Trip } from '../trip/trip.ts';
import { hideHome, type ShownLocation } from './hide-home.ts';
import { publicTotals, roundSchedule } from './round-ways.ts';
import { createPublicParts } from './public-parts.ts';
import {
  OMISSIONS,
  type Omission,
  type PublicAuthor,
  type PublicCosts,
  type PublicPhoto,
  type PublicTrip,
} from './public-trip.ts';
import { monthsBetween, seasonOf } from './season.ts';

/** Under which circumstances a trip is shown: as published, or as a shared copy. */
export interface Publication {
  readonly id: string;
  readonly kind: PublicTrip['kind'];
  /** The trip's own title when missing. */
  readonly title?: string;
  readonly text?: string;
  readonly country?: string;
  readonly place?: string;
  readonly photos?: readonly PublicPhoto[];
  readonly stand: string;
  readonly version: string;
  readonly follows: boolean;
  readonly expiresAt?: CalendarDate | null;
  /** The best months of a route idea. */
  readonly bestMonths?: readonly number[] | undefined;
}

export interface ToPublicTrip {
  readonly omit: readonly Omission[];
  readonly author: PublicAuthor;
  readonly publication: Publication;
  /** Where the traveller lives or has lived. */
  readonly homes?: readonly Location[];
  /** The legs of the trip itself; they are estimated where it is missing. */
  readonly measured?: FindMeasure;
}

/**
 * What strangers get of a trip. It is built up from the fields that may be seen; what is not listed, such as a field
 * of a newer program, is not in it. Bookings, providers, companions and the ids of other programs never are.
 */
export function toPublicTrip(
  trip: Trip,
  { omit, author, publication, homes = [], measured }: ToPublicTrip,
): PublicTrip {
  const omitted = new Set(omit);
  const shown = omitted.has('home') ? hideHome(trip, homes) : trip;
  const planned = scheduleTrip(trip, measured);
  const schedule = shown === trip ? planned : roundSchedule(planned, movedStops(trip, shown));
  const parts = createPublicParts(shown, omitted, viaOf(trip, shown));
  return {
    ...publicationOf(trip, publication),
    author: authorOf(author),
    omitted: OMISSIONS.filter((what) => omitted.has(what)),
    ...timeOf(trip, omitted.has('dates')),
    dayCount: shown.days.length,
    stopCount: stopsOf(shown).length,
    countries: countriesOf(shown).map(({ country }) => country),
    ...publicTotals(sumOf(planned), shown !== trip),
    accommodationType: shown.akkomodationType,
    days: shown.days.map((day, index) => parts.day(day, index, schedule[index])),
    lodgings: shown.hotels.map(parts.lodging),
    transports: TRANSPORT_FIELDS.flatMap(parts.transport),
    costs: omitted.has('prices') ? null : publicCosts(trip),
  };
}

/**
 * What the legs lead through, by the stop to which they lead. Ends that are told to a kilometer still have their points;
 * around a home they would tell where it is.
 */
function viaOf(trip: Trip, shown: Trip): ReadonlyMap<string, readonly ViaPoint[]> {
  const stops = new Map(stopsOf(shown).map((stop) => [stop.id, stop]));
  const isCoarse = (id: string): boolean => {
    const location: ShownLocation | undefined = stops.get(id)?.location;
    return location?.isCoarse === true;
  };
  return new Map(
    routeLegsOf(trip).flatMap(({ cityId, fromCityId, via }) => {
      const points = via && stops.get(cityId)?.via?.points;
      if (!points || points.length === 0 || isCoarse(cityId) || isCoarse(fromCityId)) return [];
      return [[cityId, points.map(({ lat, lng, name }) => ({ lat, lng, ...(name && { name }) }))]];
    }),
  );
}

function publicationOf(trip: Trip, publication: Publication) {
  const { id, kind, stand, version, follows } = publication;
  const { title = '', text = '', country = '', place = '', expiresAt = null } = publication;
  const photos = (publication.photos ?? []).map(publicPhoto);
  const shownTitle = fittingTitle(title.trim() || trip.title);
  const said = { title: shownTitle, text, country, place, photos };
  const { bestMonths } = publication;
  return {
    id,
    kind,
    ...said,
    stand,
    version,
    follows,
    expiresAt,
    ...(bestMonths && { bestMonths }),
  };
}

function publicPhoto({ url, alt, width, height }: PublicPhoto): PublicPhoto {
  return { url, alt, width, height };
}

function authorOf({ uid, name }: PublicAuthor): PublicAuthor {
  return { uid, name: publicName(name) };
}

function timeOf({ days }: Trip, isOmitted: boolean) {
  const [start, end] = [days.at(0)?.date, days.at(-1)?.date];
  if (start === undefined || end === undefined) throw new Error('A trip without days.');
  return {
    startDate: isOmitted ? null : start,
    endDate: isOmitted ? null : end,
    months: monthsBetween(start, end),
    season: seasonOf(start, end),
  };
}

function movedStops(trip: Trip, shown: Trip): ReadonlySet<string> {
  const places = new Map(stopsOf(shown).map(({ id, location }) => [id, location]));
  const moved = stopsOf(trip).filter(({ id, location }) => places.get(id) !== location);
  return new Set(moved.map(({ id }) => id));
}

function sumOf(days: readonly DaySchedule[]): Pick<Trip, 'totalDistance' | 'totalDuration'> {
  return {
    totalDistance: days.reduce((sum, { meters }) => sum + meters, 0),
    totalDuration: days.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

function publicCosts(trip: Trip): PublicCosts {
  const { total, byKind } = budgetOf(trip, costsOf(trip));
  return {
    totalCents: centsOf(total),
    lodgingCents: centsOf(byKind.hotel),
    transportCents: centsOf(byKind.leg),
    activityCents: centsOf(byKind.activity),
  };
}

function centsOf({ bookedCents, openCents }: CostSum): number {
  return bookedCents + openCents;
}
