/** What the dialogs need to know of a trip. */
export interface SharedSubject {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
}
