export interface ErrorEntry {
  readonly status: number;
  /** Says what happened and what to do now; for people, hence German. */
  readonly message: string;
}
