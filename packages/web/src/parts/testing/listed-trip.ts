import type { TripSummary } from '@fahrtwind/contract';

/** A trip summary; its id defaults to its title. */
export function listedTrip(title: string, parts: Partial<TripSummary> = {}): TripSummary {
  return {
    id: title,
    title,
    revision: 1,
    published: false,
    lastOpened: '2026-05-01T08:00:00.000Z',
    createdAt: '2026-05-01T08:00:00.000Z',
    updatedAt: '2026-05-01T08:00:00.000Z',
    startDate: '2026-07-12',
    endDate: '2026-07-14',
    dayCount: 3,
    stopCount: 5,
    totalDistance: 0,
    totalDuration: 0,
    isEstimate: true,
    from: '',
    to: '',
    route: [],
    ...parts,
  };
}
