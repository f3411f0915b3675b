import type { Crossing, LegKind, RouteProfile } from '@fahrtwind/domain';

/** Longitude and latitude, as GeoJSON has them. */
export type LngLat = readonly [lng: number, lat: number];

export interface MapStop {
  readonly id: string;
  /** The text in the marker; empty for stops that do not count. */
  readonly number: string;
  /** From 0; decides the colour. */
  readonly dayIndex: number;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly isOptional: boolean;
}

export interface MapLeg {
  /** The stop that it leads to. */
  readonly cityId: string;
  readonly dayIndex: number;
  readonly geometry: readonly LngLat[];
  readonly isEstimate: boolean;
  readonly profile: RouteProfile;
  /** By which vehicle, where it is known. */
  readonly kind?: LegKind;
  readonly isOptional?: boolean;
  /** Only proposed, or being dragged. */
  readonly isTentative?: boolean;
  /** Ferries and car trains within it. */
  readonly crossings?: readonly Crossing[] | undefined;
  /** What it leads through, in the order of passing. */
  readonly via?: readonly MapVia[];
  /** For the list: distance and duration as text. */
  readonly label: string;
}

export interface MapVia extends MapPosition {
  readonly name?: string;
}

/** A hotel, campsite or other place to sleep. */
export interface MapLodging {
  readonly id: string;
  /** The first day that ends there. */
  readonly dayIndex: number;
  readonly lat: number;
  readonly lng: number;
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

export interface MapPlace extends MapPosition {
  readonly zoom: number;
}

/** The visible part of the map. */
export interface MapView extends MapPlace {
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
  readonly lodgings: readonly MapLodging[];
  readonly points: readonly MapPoint[];
  /** A clicked point that is not a stop. */
  readonly pending: MapPosition | null;
  /** The traveller's position, once they asked for it. */
  readonly here: MapPosition | null;
  readonly selectedId: string | null;
}

/** Gestures on the map; those without a callback do nothing. */
export interface MapGestures {
  readonly onClickPoint?: ((lat: number, lng: number) => void) | undefined;
  readonly onSelect?: ((stopId: string) => void) | undefined;
  readonly onSelectLodging?: ((lodgingId: string) => void) | undefined;
  readonly onSelectPoint?: ((pointId: string) => void) | undefined;
  /** The id of a stop or a point of interest. */
  readonly onHover?: ((id: string | null) => void) | undefined;
  readonly onDragStop?: ((stopId: string, lat: number, lng: number) => void) | undefined;
  /** `grip` is where its line was taken hold of. */
  readonly onDragLeg?:
    | ((cityId: string, lat: number, lng: number, grip: MapPosition) => void)
    | undefined;
  readonly onDragVia?:
    | ((cityId: string, index: number, lat: number, lng: number) => void)
    | undefined;
  readonly onSelectVia?: ((cityId: string) => void) | undefined;
  readonly onMove?: ((view: MapView) => void) | undefined;
}
