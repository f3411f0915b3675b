import type { PoiKind, SettlementKind } from '@fahrtwind/domain';

/** A city, town or village of an imported map. */
export interface RegionPlace {
  readonly kind: SettlementKind;
  readonly name: string;
  readonly englishName: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

export interface House {
  readonly number: string;
  readonly lat: number;
  readonly lng: number;
}

/** A street with its houses. */
export interface RegionStreet {
  readonly name: string;
  readonly postcode: string;
  /** The town that it is in, or the nearest. */
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
  readonly houses: readonly House[];
}

export interface RegionPoi {
  /** `node/1`, `way/2`, `relation/3`. */
  readonly osmId: string;
  readonly kind: PoiKind;
  readonly name: string;
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
  readonly url: string;
  /** Stars of a hotel; 0 when unknown. */
  readonly stars: number;
}

/** What an imported map knows beside its roads. */
export interface RegionEntries {
  readonly places: readonly RegionPlace[];
  readonly streets: readonly RegionStreet[];
  readonly pois: readonly RegionPoi[];
}
