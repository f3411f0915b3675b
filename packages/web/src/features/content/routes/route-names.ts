/** The classic routes in the order in which they are shown. */
export const CLASSIC_ROUTE_NAMES = [
  'alpen',
  'norwegen',
  'ostsee',
  'schottland',
  'slowenien',
  'portugal',
] as const;

export type ClassicRouteName = (typeof CLASSIC_ROUTE_NAMES)[number];
