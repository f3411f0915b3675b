/** A point of a route as the picture of a trip is asked for. */
export interface CoverPoint {
  readonly lng: number;
  readonly lat: number;
  /** From 0; where it is missing, the days follow from the driving. */
  readonly day?: number | undefined;
}

/** As many as lists have of a trip. */
export const MAX_COVER_POINTS = 32;

const POINT = /^(-?\d{1,3}(?:\.\d{1,2})?),(-?\d{1,2}(?:\.\d{1,2})?)(?:,(\d{1,3}))?$/;

/** `11.58,48.14,0;11.39,47.27,1`: to a kilometer, which is enough for a picture and does not tell where a home is. */
export function writeCoverRoute(points: readonly CoverPoint[]): string {
  return points
    .slice(0, MAX_COVER_POINTS)
    .map(({ lng, lat, day }) =>
      [rounded(lng), rounded(lat), ...(day === undefined ? [] : [day])].join(','),
    )
    .join(';');
}

/** Null for what cannot be read. */
export function readCoverRoute(text: string): readonly CoverPoint[] | null {
  const parts = text.split(';');
  if (parts.length > MAX_COVER_POINTS) return null;
  const points = parts.flatMap((part): CoverPoint[] => {
    const [, lng, lat, day] = POINT.exec(part) ?? [];
    if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return [];
    return [{ lng: Number(lng), lat: Number(lat), day: day === undefined ? day : Number(day) }];
  });
  return points.length === parts.length ? points : null;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100 + 0;
}
