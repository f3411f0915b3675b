import type { Language } from '@fahrtwind/contract';
import {
  clickedPointLabel,
  estimateWay,
  hasTicket,
  isFirm,
  isValidLocation,
  legKindOf,
  routeLegsOf,
  shortLabel,
  travelLeg,
  type LegKind,
  type LegMeasure,
  type RouteLeg,
  type Trip,
  type WithClocks,
} from '@fahrtwind/domain';
import { legKindName } from './leg-kind-name.ts';
import { estimateMark } from '../format/estimate.ts';
import { formatWay } from '../format/way.ts';
import type { LngLat, MapLeg, MapLodging, MapStop } from '../map/map-data.ts';
import type { KnownLeg } from '../store/routes/leg-cache.ts';

interface Wishes {
  readonly language: Language;
  /** By the stop that a leg leads to; what is missing is estimated. */
  readonly knownLeg?: (leg: RouteLeg) => WithClocks<KnownLeg> | undefined;
  /** What the page says of a leg beside the map; where it is missing, the measured leg is told. */
  readonly toldLeg?: (leg: RouteLeg) => ToldLeg | undefined;
}

type ToldLeg = LegMeasure & { readonly isEstimate: boolean };

interface TripOnMap {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly lodgings: readonly MapLodging[];
}

/** Stops, legs and lodgings of a trip for the map. Firm stops are numbered through all days; optional ones have no number. */
export function tripOnMap(trip: Pick<Trip, 'days' | 'hotels'>, wishes: Wishes): TripOnMap {
  let count = 0;
  const stops = trip.days.flatMap(({ cityList }, dayIndex) =>
    cityList
      .filter(({ location }) => isValidLocation(location))
      .map((stop): MapStop => {
        const isOptional = !isFirm(stop);
        if (!isOptional) count += 1;
        const { lat, lng } = stop.location;
        return {
          id: stop.id,
          number: isOptional ? '' : String(count),
          dayIndex,
          lat,
          lng,
          label: shortLabel(stop.location) || clickedPointLabel(stop.location),
          isOptional,
        };
      }),
  );
  const days = new Map(stops.map(({ id, dayIndex }) => [id, dayIndex]));
  const legs = routeLegsOf(trip).map((leg) => mapLeg(leg, days.get(leg.cityId) ?? 0, wishes));
  return { stops, legs, lodgings: lodgingsOf(trip) };
}

/** A lodging that no day ends at is not part of the way and has no colour. */
function lodgingsOf({ days, hotels }: Pick<Trip, 'days' | 'hotels'>): readonly MapLodging[] {
  return hotels.flatMap(({ id, name, location }) => {
    const dayIndex = days.findIndex(({ hotelId }) => hotelId === id);
    if (dayIndex < 0 || !isValidLocation(location)) return [];
    const { lat, lng } = location;
    return [{ id, dayIndex, lat, lng, label: name || shortLabel(location) }];
  });
}

function mapLeg(leg: RouteLeg, dayIndex: number, wishes: Wishes): MapLeg {
  const { language, knownLeg, toldLeg } = wishes;
  const known = knownLeg?.(leg);
  const measure = known ?? estimateWay(leg);
  const travel = travelLeg(leg, measure);
  const kind = legKindOf(leg);
  const straight = [leg.from, ...(leg.via ?? []), leg.to].map(({ lng, lat }): LngLat => [lng, lat]);
  const isEstimate = (known?.isEstimate ?? true) && !(hasTicket(kind) && travel.isTimeKnown);
  const told = toldLeg?.(leg) ?? { ...travel, isEstimate };
  return {
    cityId: leg.cityId,
    dayIndex,
    geometry: known?.geometry ?? straight,
    isEstimate,
    profile: leg.routeProfile,
    kind,
    crossings: known?.crossings,
    ...(leg.via && { via: leg.via }),
    label: labelOf(kind, formatWay(told, language, estimateMark(told.isEstimate)), language),
  };
}

/** „Zug, 413 km, 5:23 h“; a car is not named, because most legs go by car. */
function labelOf(kind: LegKind, way: string, language: Language): string {
  if (kind === 'car' || way === '') return way;
  return `${legKindName(kind, language)}, ${way}`;
}
