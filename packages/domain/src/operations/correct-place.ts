import { refuse, type Result } from '../result.ts';
import { isValidLocation, type Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface CorrectPlace {
  readonly stopId: string;
  readonly lat: number;
  readonly lng: number;
  /** What the new point is called; without it the stop keeps its name. */
  readonly labels?: Pick<Location, 'label' | 'longLabel' | 'englishName'>;
}

/** Moves the point of one stop on the map. Others at the same place stay, as only this one was dragged. */
export function correctPlace(
  trip: Trip,
  { stopId, lat, lng, labels }: CorrectPlace,
): Result<Trip, Refusal> {
  if (!isValidLocation({ lat, lng })) return refuse('location-invalid');
  return changeStop(trip, stopId, (stop) => {
    const { location } = stop;
    const isHere = location.lat === lat && location.lng === lng && labels === undefined;
    return isHere ? stop : { ...stop, location: { ...location, ...labels, lat, lng } };
  });
}
