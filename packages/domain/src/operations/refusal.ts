/** Why an operation says no; the screen has a sentence for each. */
export const REFUSALS = [
  'amount-invalid',
  'copy-id',
  'date-invalid',
  'date-out-of-range',
  'dates-reversed',
  'day-gone',
  'days-do-not-fit',
  'entry-gone',
  'entry-of-other-kind',
  'hotel-gone',
  'id-missing',
  'id-taken',
  'last-day',
  'leg-gone',
  'location-invalid',
  'nights-invalid',
  'not-the-owner',
  'poi-gone',
  'stop-gone',
  'time-invalid',
  'title-missing',
  'too-many-days',
  'too-many-stops',
  'trip-is-copy',
] as const;

export type Refusal = (typeof REFUSALS)[number];
