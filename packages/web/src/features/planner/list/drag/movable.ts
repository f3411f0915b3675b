/** Something that can be moved within the plan, by pointer or keys. */
export interface Movable<Position> {
  readonly name: () => string;
  /** Its position; null when it is gone. */
  readonly now: () => Position | null;
  /** The next position; null at the ends of the trip. */
  readonly step: (from: Position, by: -1 | 1) => Position | null;
  /** The position at a point of the screen; null where it cannot be dropped. */
  readonly at: (x: number, y: number) => Position | null;
  /** Whether dropping it there would change nothing. */
  readonly isHere: (position: Position) => boolean;
  readonly mark: (position: Position) => void;
  readonly put: (position: Position) => boolean;
  /** The moving elements, drawn faintly meanwhile. */
  readonly elements: () => readonly (Element | null)[];
  readonly where: (position: Position) => string;
  readonly dropped: (position: Position) => string;
  /** Restores the focus to its handle, which may be a new element. */
  readonly focus: () => void;
}
