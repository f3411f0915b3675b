/** The classic routes in display order. */
export const CLASSIC_ROUTE_NAMES = [
  'alpen',
  'norwegen',
  'ostsee',
  'schottland',
  'slowenien',
  'portugal',
] as const;

export type ClassicRouteName = (typeof CLASSIC_ROUTE_NAMES)[number];
