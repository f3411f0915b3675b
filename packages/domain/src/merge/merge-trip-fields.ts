import { TRANSPORT_FIELDS } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import { mergeFields } from './merge-fields.ts';
import { reportFields } from './merge-stop.ts';
import type { Versions } from './versions.ts';

const OWN_RULES = [
  'days',
  'hotels',
  'movedCities',
  'lastOpened',
  'totalDistance',
  'totalDuration',
  'totalsAreMeasured',
  'tripPrints',
  ...TRANSPORT_FIELDS,
];

/**
 * Merges what the trip itself says. Exports of both are counted, the last opening of both is the last one, and
 * the totals are derived from the route. They are not edits, so they are not reported.
 */
export function mergeTripFields(trips: Versions<Trip>, report: Report): Trip {
  const { base, early, late } = trips;
  const totals = hasTotalsOf(base, late) ? early : late;
  const merged: Trip = {
    ...mergeFields(trips, reportFields('trip', late.id, report), OWN_RULES),
    lastOpened: lastOpened(trips),
    totalDistance: totals.totalDistance,
    totalDuration: totals.totalDuration,
    ...(totals.totalsAreMeasured !== undefined && { totalsAreMeasured: totals.totalsAreMeasured }),
    tripPrints: Math.max(0, early.tripPrints + late.tripPrints - base.tripPrints),
  };
  // Older programs do not say it of their totals.
  if (totals.totalsAreMeasured === undefined) Reflect.deleteProperty(merged, 'totalsAreMeasured');
  return merged;
}

function hasTotalsOf(one: Trip, other: Trip): boolean {
  return one.totalDistance === other.totalDistance && one.totalDuration === other.totalDuration;
}

function lastOpened({ base, early, late }: Versions<Trip>): string {
  if (early.lastOpened === base.lastOpened) return late.lastOpened;
  if (late.lastOpened === base.lastOpened) return early.lastOpened;
  return early.lastOpened > late.lastOpened ? early.lastOpened : late.lastOpened;
}
