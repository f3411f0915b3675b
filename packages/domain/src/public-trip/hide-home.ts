import { distanceMeters, type Point } from '../geo/distance.ts';
import { EMPTY_LOCATION, isValidLocation, type Location } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';

/** Geocoders put the same house at somewhat different places, and the next corner tells as much as the door. */
const HOME_METERS = 1000;
/** What lies this near to a door is behind it; a sight in the same town is not. */
const DOOR_METERS = 150;
/** Steps per degree: cells of eleven by seven kilometers in Germany. */
const COARSE_STEPS = 10;
/** Cells of a kilometer: a town is where it was, a house in it is not. */
const END_STEPS = 100;

/** A location that may have been made coarse. */
export type ShownLocation = Location & { readonly isCoarse?: true };

/**
 * The trip without the places where its people live, and with everything else. A home is near a known one, where the way
 * there begins or the way home ends, or a first or last stop with the name of a street. It becomes its town. Any other
 * first and last stop keeps its name, and is told to about a kilometer: a house that was picked on the map has the name
 * of its town.
 */
export function hideHome(trip: Trip, knownHomes: readonly Location[]): Trip {
  const stops = trip.days.flatMap((day) => day.cityList);
  const ends = [stops.at(0), stops.at(-1)].filter((stop) => stop !== undefined);
  const doors = [
    ...[...knownHomes, ...ends.map(({ location }) => location)].filter(isAddress),
    ...(trip.arrivalEntry ? [trip.arrivalEntry.from] : []),
    ...(trip.departureEntry ? [trip.departureEntry.to] : []),
  ];
  const isAtDoor = isNear(doors, DOOR_METERS);
  const isNearDoor = isNear(doors, HOME_METERS);
  const isHome = isNear([...doors, ...knownHomes], HOME_METERS);
  const hide = (location: Location): ShownLocation => {
    if (isNearDoor(location)) return coarsened(location, townOf(location.label));
    return isHome(location) ? coarsened(location, location.label) : location;
  };
  const hideLeg = (leg: TransportLeg): TransportLeg => ({
    ...leg,
    from: hide(leg.from),
    to: hide(leg.to),
  });
  const hideStop = (stop: Stop): Stop => {
    const shown = isAddress(stop.location) && ends.includes(stop) ? asTown : hide;
    const location = shown(stop.location);
    return {
      ...stop,
      location: location === stop.location && ends.includes(stop) ? nearby(location) : location,
      ...(stop.via && {
        via: { ...stop.via, points: stop.via.points.filter((point) => !isHome(point)) },
      }),
      entries: stop.entries.filter((entry) => !isAtDoor(entry.location)),
      pois: stop.pois.filter((poi) => !isAtDoor(poi.location)),
    };
  };
  return {
    ...trip,
    days: trip.days.map((day) => ({ ...day, cityList: day.cityList.map(hideStop) })),
    // Its name would tell what its place does not.
    hotels: trip.hotels.filter(({ location }) => !isAtDoor(location)),
    arrivalEntry: trip.arrivalEntry && { ...hideLeg(trip.arrivalEntry), from: EMPTY_LOCATION },
    departureEntry: trip.departureEntry && { ...hideLeg(trip.departureEntry), to: EMPTY_LOCATION },
    duringTripEntry: trip.duringTripEntry && hideLeg(trip.duringTripEntry),
  };
}

function isNear(places: readonly Location[], meters: number): (location: Point) => boolean {
  const valid = places.filter(isValidLocation);
  return (location) =>
    isValidLocation(location) && valid.some((place) => distanceMeters(place, location) <= meters);
}

function asTown(location: Location): ShownLocation {
  return coarsened(location, townOf(location.label));
}

function coarsened(location: Location, label: string): ShownLocation {
  const hidden = { ...EMPTY_LOCATION, label, isCoarse: true } as const;
  if (!isValidLocation(location)) return hidden;
  return { ...hidden, lat: coarseDegrees(location.lat), lng: coarseDegrees(location.lng) };
}

function nearby(location: Location): Location {
  const { lat, lng } = location;
  if (!isValidLocation(location)) return location;
  return { ...location, lat: inSteps(lat, END_STEPS), lng: inSteps(lng, END_STEPS) };
}

/** Rounds to steps of eleven kilometers. */
export function coarseDegrees(degrees: number): number {
  return inSteps(degrees, COARSE_STEPS);
}

/** Never 0, which would mean that there is no place. */
function inSteps(degrees: number, steps: number): number {
  return Math.round(degrees * steps) / steps || 1 / steps;
}

/** Whether a place is called by a street or has a number, as houses have. */
function isAddress({ label }: Location): boolean {
  return label.split(',').some((part) => hasDigits(part) || STREET.test(part.trim()));
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
