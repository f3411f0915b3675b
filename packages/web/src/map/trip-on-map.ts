import type { Language } from '@fahrtwind/contract';
import {
  clickedPointLabel,
  estimateLeg,
  isFirm,
  isValidLocation,
  routeLegsOf,
  shortLabel,
  type RouteLeg,
  type Trip,
} from '@fahrtwind/domain';
import { formatKm, kmOf } from '../format/distance.ts';
import { formatDuration } from '../format/duration.ts';
import type { LngLat, MapLeg, MapStop } from './map-data.ts';

/** What the route planner answered for a leg. */
export interface KnownLeg {
  readonly meters: number;
  readonly seconds: number;
  readonly geometry: readonly LngLat[];
  readonly isEstimate: boolean;
}

interface Wishes {
  readonly language: Language;
  readonly selectedId?: string | null;
  readonly highlightedId?: string | null;
  /** By the stop that a leg leads to; what is missing is estimated. */
  readonly knownLeg?: (leg: RouteLeg) => KnownLeg | undefined;
}

interface TripOnMap {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
}

/** Stops and legs of a trip for the map. Firm stops are numbered through all days; optional ones have no number. */
export function tripOnMap(trip: Pick<Trip, 'days'>, wishes: Wishes): TripOnMap {
  const { selectedId = null, highlightedId = null } = wishes;
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
          isSelected: stop.id === selectedId,
          isHighlighted: stop.id === highlightedId,
        };
      }),
  );
  const days = new Map(stops.map(({ id, dayIndex }) => [id, dayIndex]));
  const legs = routeLegsOf(trip).map((leg) => mapLeg(leg, days.get(leg.cityId) ?? 0, wishes));
  return { stops, legs };
}

function mapLeg(leg: RouteLeg, dayIndex: number, { language, knownLeg }: Wishes): MapLeg {
  const known = knownLeg?.(leg);
  const { meters, seconds } = known ?? estimateLeg(leg.from, leg.to, leg.routeProfile);
  const straight: readonly LngLat[] = [
    [leg.from.lng, leg.from.lat],
    [leg.to.lng, leg.to.lat],
  ];
  return {
    cityId: leg.cityId,
    dayIndex,
    geometry: known?.geometry ?? straight,
    isEstimate: known?.isEstimate ?? true,
    profile: leg.routeProfile,
    label: `${formatKm(kmOf(meters), language)}, ${formatDuration(seconds / 60)}`,
  };
}
