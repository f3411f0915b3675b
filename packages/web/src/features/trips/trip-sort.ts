export const TRIP_SORTS = ['opened', 'start', 'title', 'changed'] as const;

export type TripSort = (typeof TRIP_SORTS)[number];
