import type { Line } from './straight-line.ts';

/** Decodes a polyline of six decimals, as Valhalla and OSRM write them; five are kept, which is a meter. */
export function decodePolyline(text: string): Line {
  const points: [number, number][] = [];
  let [lat, lng, place] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, chunk] = [0, 0, 32];
    while (chunk >= 32) {
      chunk = text.charCodeAt(place) - 63;
      if (!(chunk >= 0)) throw new Error('the polyline ends in the middle of a number');
      place += 1;
      value |= (chunk & 31) << shift;
      shift += 5;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (place < text.length) {
    lat += next();
    lng += next();
    points.push([Math.round(lng / 10) / 1e5, Math.round(lat / 10) / 1e5]);
  }
  return points;
}
