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
  /** Without a comma, which would end the name. */
  readonly name: string;
}

/** Renames a stop; the country and everything after the first comma stay. */
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
