import type { Point } from '../../geo/distance.ts';
import { MAX_VIA_POINTS, newLegVia, viaPoint, type LegVia } from '../leg-via.ts';
import { isOnGlobe } from '../location.ts';
import { isStored, readList, readNumber, readText } from './fields.ts';

/** Reads what a leg leads through; nothing where nothing of it can be used. */
export function readVia(stored: unknown): { readonly via?: LegVia } {
  if (!isStored(stored)) return {};
  const [from, to] = [readPoint(stored['from']), readPoint(stored['to'])];
  const points = readList(stored['points']).flatMap((item) => {
    const point = readPoint(item);
    const { name, ...others } = item;
    const via = point && viaPoint({ ...point, name: readText(name) });
    return via ? [{ ...others, ...via }] : [];
  });
  if (!from || !to || points.length === 0) return {};
  return { via: { ...stored, ...newLegVia(from, to, points.slice(0, MAX_VIA_POINTS)) } };
}

function readPoint(value: unknown): Point | null {
  if (!isStored(value)) return null;
  const [lat, lng] = [readNumber(value['lat']), readNumber(value['lng'])];
  return lat !== null && lng !== null && isOnGlobe({ lat, lng }) ? { lat, lng } : null;
}
