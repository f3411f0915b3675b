import { readOpenTrip } from '@fahrtwind/domain';

/** How many trips a list has at most in one answer. */
export const LIST_LIMIT = 200;

/** The first requests of a page that shows trips, so that its HTML can name them before any script has loaded. */
export function firstRequests(page: string, search: string): readonly string[] {
  if (page === 'trips-page') return [LIST];
  if (page !== 'planner-page') return [];
  const wanted = readOpenTrip(new URLSearchParams(search));
  return wanted ? [`/api/trips/${encodeURIComponent(wanted)}`, LIST] : [LIST];
}

const LIST = `/api/trips?limit=${LIST_LIMIT}`;
