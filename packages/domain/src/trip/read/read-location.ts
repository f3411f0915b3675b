import { EMPTY_LOCATION, isOnGlobe, type Location } from '../location.ts';
import { isStored, readNumber, readText } from './fields.ts';

/** Reads a stored location; coordinates that are no two numbers on the globe are taken as missing, labels stay. */
export function readLocation(value: unknown): Location {
  if (typeof value === 'string') return { ...EMPTY_LOCATION, label: value };
  if (!isStored(value)) return EMPTY_LOCATION;
  const lat = readNumber(value['lat']);
  const lng = readNumber(value['lng']);
  const isPoint = lat !== null && lng !== null && isOnGlobe({ lat, lng });
  return {
    ...value,
    ...(isPoint ? { lng, lat } : { lng: 0, lat: 0 }),
    label: readText(value['label']),
    longLabel: readText(value['longLabel']),
    englishName: readText(value['englishName']),
  };
}
