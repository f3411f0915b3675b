/** Something that can be taken to another place of the plan, by whichever means. */
export interface Movable<Place> {
  readonly name: () => string;
  /** Where it is; null when it is gone. */
  readonly now: () => Place | null;
  /** One place on; null at the ends of the trip. */
  readonly step: (from: Place, by: -1 | 1) => Place | null;
  /** What lies under a point of the screen; null where it cannot be put. */
  readonly at: (x: number, y: number) => Place | null;
  /** Whether putting it there would change nothing. */
  readonly isHere: (place: Place) => boolean;
  readonly mark: (place: Place) => void;
  readonly put: (place: Place) => boolean;
  /** What moves along, to be drawn faintly meanwhile. */
  readonly elements: () => readonly (Element | null)[];
  readonly where: (place: Place) => string;
  readonly dropped: (place: Place) => string;
  /** Brings the focus back to its handle, which may be another element by now. */
  readonly focus: () => void;
}
