import {
  correctPlace,
  findStop,
  refuse,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';

interface RenameStop {
  readonly stopId: string;
  /** Without a comma: what stands behind one is no longer the name. */
  readonly name: string;
}

/** Calls a stop by another name, where it is; the country and all else behind the first comma stay. */
export function renameStop(trip: Trip, { stopId, name }: RenameStop): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const { lat, lng, label, longLabel, englishName } = found.stop.location;
  const labels = { label: named(label, name), longLabel: named(longLabel, name), englishName };
  return correctPlace(trip, { stopId, lat, lng, labels });
}

function named(label: string, name: string): string {
  const comma = label.indexOf(',');
  if (label === '') return '';
  return comma < 0 ? name : name + label.slice(comma);
}
