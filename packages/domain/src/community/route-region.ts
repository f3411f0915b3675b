/** Parts of Europe by which route ideas are listed. */
export const ROUTE_REGIONS = [
  'norden',
  'inseln',
  'mitte',
  'alpen',
  'westen',
  'sueden',
  'balkan',
  'osten',
] as const;

export type RouteRegion = (typeof ROUTE_REGIONS)[number];
