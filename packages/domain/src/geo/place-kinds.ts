export const SETTLEMENT_KINDS = ['city', 'town', 'village'] as const;

export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** The kinds of places that the place search finds. */
export const PLACE_KINDS = [
  ...SETTLEMENT_KINDS,
  'region',
  'lake',
  'island',
  /** A national park. */
  'park',
  'country',
  'airport',
  'station',
  'address',
  'poi',
  'point',
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The kinds of points of interest, lodgings included. */
export const POI_KINDS = [
  'sight',
  'viewpoint',
  'museum',
  'nature',
  'beach',
  'restaurant',
  'cafe',
  'supermarket',
  'fuel',
  'charging',
  'parking',
  'water',
  'toilets',
  'campsite',
  'motorhome',
  'hotel',
  'hostel',
  'holiday-flat',
] as const;

export type PoiKind = (typeof POI_KINDS)[number];

export function isSettlement(kind: PlaceKind): kind is SettlementKind {
  return SETTLEMENT_KINDS.some((one) => one === kind);
}
