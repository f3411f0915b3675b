/** A place on the map; the last comma-separated part of its label is the country. */
export interface Location {
  readonly lng: number;
  readonly lat: number;
  readonly label: string;
  readonly longLabel: string;
  readonly englishName: string;
}
