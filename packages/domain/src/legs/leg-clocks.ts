/** What the clocks at both ends say, in minutes after midnight of the day of a leg. */
export interface LegClocks {
  /** How long it takes from a time at the start to a time at the end. */
  readonly minutesBetween: (departure: number, arrival: number) => number;
  /** The time at the end so many minutes after a time at the start. */
  readonly arrivalAfter: (departure: number, minutes: number) => number;
}
