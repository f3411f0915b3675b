import { distanceMeters } from '../geo/distance.ts';
import { EMPTY_LOCATION, isValidLocation, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';

/** Geocoders put the same house at somewhat different places, and the next corner tells as much as the door. */
const HOME_METERS = 1000;
/** Steps per degree: cells of eleven by seven kilometers in Germany. */
const COARSE_STEPS = 10;

/** A location that may have been made coarse. */
export type ShownLocation = Location & { readonly isCoarse?: true };

/**
 * The trip without the places where its people live: those near a known home, those where the way there begins
 * and the way home ends, and the first and last stop, which may be a house. They become the town or the region.
 */
export function hideHome(trip: Trip, knownHomes: readonly Location[]): Trip {
  const stops = trip.days.flatMap((day) => day.cityList);
  const ends = [stops.at(0), stops.at(-1)].filter((stop) => stop !== undefined);
  const homes = [
    ...knownHomes,
    ...ends.flatMap(({ location }) => (hasDigits(location.label) ? [location] : [])),
    ...(trip.arrivalEntry ? [trip.arrivalEntry.from] : []),
    ...(trip.departureEntry ? [trip.departureEntry.to] : []),
  ].filter(isValidLocation);
  const isHome = (location: Location): boolean =>
    isValidLocation(location) &&
    homes.some((home) => distanceMeters(home, location) <= HOME_METERS);
  const hide = (location: Location): ShownLocation =>
    isHome(location) ? coarsened(location) : location;
  const hideLeg = (leg: TransportLeg): TransportLeg => ({
    ...leg,
    from: hide(leg.from),
    to: hide(leg.to),
  });
  const hideStop = (stop: Stop): Stop =>
    isHome(stop.location) || ends.includes(stop) ? hiddenStop(stop) : withHiddenParts(stop, hide);
  return {
    ...trip,
    days: trip.days.map((day) => ({ ...day, cityList: day.cityList.map(hideStop) })),
    // Its name would tell what its place does not.
    hotels: trip.hotels.filter(({ location }) => !isHome(location)),
    arrivalEntry: trip.arrivalEntry && { ...hideLeg(trip.arrivalEntry), from: EMPTY_LOCATION },
    departureEntry: trip.departureEntry && { ...hideLeg(trip.departureEntry), to: EMPTY_LOCATION },
    duringTripEntry: trip.duringTripEntry && hideLeg(trip.duringTripEntry),
  };
}

/** What is entered at home is near it, and says where it is. */
function hiddenStop(stop: Stop): Stop {
  return {
    ...stop,
    location: coarsened(stop.location),
    entries: [],
    pois: [],
  };
}

function withHiddenParts(stop: Stop, hide: (location: Location) => Location): Stop {
  return {
    ...stop,
    entries: stop.entries.filter(({ location }) => hide(location) === location),
    pois: stop.pois.filter(({ location }) => hide(location) === location),
  };
}

function coarsened(location: Location): ShownLocation {
  const hidden = { ...EMPTY_LOCATION, label: townOf(location.label), isCoarse: true } as const;
  if (!isValidLocation(location)) return hidden;
  return { ...hidden, lat: coarseDegrees(location.lat), lng: coarseDegrees(location.lng) };
}

/** Never 0, which would mean that there is no place. */
export function coarseDegrees(degrees: number): number {
  return Math.round(degrees * COARSE_STEPS) / COARSE_STEPS || 1 / COARSE_STEPS;
}

/** The part of a label that names no house: „Familie X, Lindenstraße 5, Leipzig, Deutschland“ becomes „Leipzig, Deutschland“. */
export function townOf(label: string): string {
  const parts = label.split(',').map((part) => part.trim());
  const places = parts.filter((part) => !hasDigits(part) && !STREET.test(part));
  const isTown = parts.length <= 2 && places.length === parts.length;
  return (isTown ? places : places.slice(-2)).join(', ');
}

/** House numbers, postal codes and coordinates have digits; towns have none. */
function hasDigits(label: string): boolean {
  return /\d/.test(label);
}

/** Words that streets end with or begin with, in the languages that people travel from. */
const STREET =
  /(?:straße|strasse|str\.|gasse|allee|platz|weg|damm|ufer|street|road|avenue|lane)$|^(?:via|rue|calle|avenue|place|piazza)\s/i;
