import type { PublicTrip } from '@fahrtwind/domain';

/** The points by which the cover is drawn. */
export function routeOf({
  days,
}: Pick<PublicTrip, 'days'>): readonly (readonly [lng: number, lat: number])[] {
  return days
    .flatMap(({ stops }) => stops)
    .filter(({ lat, lng, optional }) => !optional && lat !== 0 && lng !== 0)
    .map(({ lng, lat }) => [lng, lat]);
}
