import type { RouteProfile } from '@fahrtwind/domain';

/** Longitude and latitude, as GeoJSON has them. */
export type LngLat = readonly [lng: number, lat: number];

export interface MapStop {
  readonly id: string;
  /** What stands in the marker; empty for stops that do not count. */
  readonly number: string;
  /** From 0; decides the colour. */
  readonly dayIndex: number;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly isOptional: boolean;
  readonly isSelected: boolean;
  readonly isHighlighted: boolean;
}

export interface MapLeg {
  /** The stop that it leads to. */
  readonly cityId: string;
  readonly dayIndex: number;
  readonly geometry: readonly LngLat[];
  readonly isEstimate: boolean;
  readonly profile: RouteProfile;
  readonly isOptional?: boolean;
  /** For the list: distance and time in words. */
  readonly label: string;
}

/** A point of interest. */
export interface MapPoint {
  readonly id: string;
  readonly kind: string;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
}

export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** What the map is looking at. */
export interface MapView extends MapPosition {
  readonly zoom: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
}

export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Everything that is drawn on top of the basemap. */
export interface MapContent {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly points: readonly MapPoint[];
  /** A place that was clicked and is not a stop yet. */
  readonly pending: MapPosition | null;
  /** Where the traveller is, when they asked for it. */
  readonly here: MapPosition | null;
}

/** What people do on the map; without a callback the gesture does nothing. */
export interface MapGestures {
  readonly onClickPoint?: ((lat: number, lng: number) => void) | undefined;
  readonly onSelect?: ((stopId: string) => void) | undefined;
  readonly onSelectPoint?: ((pointId: string) => void) | undefined;
  readonly onHover?: ((stopId: string | null) => void) | undefined;
  readonly onDragStop?: ((stopId: string, lat: number, lng: number) => void) | undefined;
  readonly onDragLeg?: ((cityId: string, lat: number, lng: number) => void) | undefined;
  readonly onMove?: ((view: MapView) => void) | undefined;
}
