import { summariseTrip, type Trip } from '@fahrtwind/domain';
import type { DocumentSummary } from './trip.tables.ts';

export function summaryOf(trip: Trip): DocumentSummary {
  const { route, ...summary } = summariseTrip(trip);
  return { ...summary, route: route.map(([lng, lat]) => [lng, lat]) };
}
