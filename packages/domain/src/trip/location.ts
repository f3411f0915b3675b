import { distanceMeters, METERS_PER_DEGREE } from '../geo/distance.ts';

/** A place on the map; the last comma-separated part of its label is the country. */
export interface Location {
  readonly lng: number;
  readonly lat: number;
  readonly label: string;
  readonly longLabel: string;
  readonly englishName: string;
}

export const EMPTY_LOCATION: Location = {
  lng: 0,
  lat: 0,
  label: '',
  longLabel: '',
  englishName: '',
};

export const SAME_PLACE_METERS = 10;
/** The radius for updating labels and for counting stops at one location. */
export const SAME_LABEL_METERS = 100;

/** Whether both coordinates are numbers on the globe and not zero, so that the place can be routed to. */
export function isValidLocation({ lat, lng }: Pick<Location, 'lat' | 'lng'>): boolean {
  return isOnGlobe({ lat, lng }) && lat !== 0 && lng !== 0;
}

/** Whether the coordinates are numbers on the globe; the empty location is, though not valid. */
export function isOnGlobe({ lat, lng }: Pick<Location, 'lat' | 'lng'>): boolean {
  return (
    Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  );
}

/** Whether lat and lng are equal; labels do not matter. */
export function isSamePlace(one: Location, other: Location): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** Whether two places lie within the radius and one short label contains the other. */
export function isNearSamePlace(
  one: Location,
  other: Location,
  meters: number = SAME_PLACE_METERS,
): boolean {
  // Most places are told apart by their latitudes alone, which saves the sines.
  if (Math.abs(one.lat - other.lat) * METERS_PER_DEGREE > meters * 1.001) return false;
  if (distanceMeters(one, other) > meters) return false;
  const [first, second] = [shortLabel(one), shortLabel(other)];
  return first.includes(second) || second.includes(first);
}

/** The text before the first comma of the label, or the whole label. */
export function shortLabel({ label }: Pick<Location, 'label'>): string {
  return firstPart(label);
}

/** The long label, or the label where there is none. */
export function longLabel(location: Pick<Location, 'label' | 'longLabel'>): string {
  return location.longLabel || location.label;
}

/** What follows the last comma of the label, else of the long label, else nothing. */
export function countryOf(location: Pick<Location, 'label' | 'longLabel'>): string {
  return lastPart(location.label) || lastPart(location.longLabel);
}

/** How a clicked point of the map is called: first part of the long label, else the label, else a fixed text. */
export function clickedPointLabel(location: Pick<Location, 'label' | 'longLabel'>): string {
  return firstPart(location.longLabel) || location.label || 'Geklickter Punkt';
}

/** Exactly the stored fields in their order, with empty texts for what is missing. */
export function serialiseLocation(
  location: Pick<Location, 'lng' | 'lat' | 'label'> & Partial<Location>,
): Location {
  return {
    lng: location.lng,
    lat: location.lat,
    label: location.label,
    longLabel: location.longLabel ?? '',
    englishName: location.englishName ?? '',
  };
}

function firstPart(label: string): string {
  return label.split(',', 1)[0]?.trim() ?? '';
}

function lastPart(label: string): string {
  const comma = label.lastIndexOf(',');
  return comma < 0 ? '' : label.slice(comma + 1).trim();
}
