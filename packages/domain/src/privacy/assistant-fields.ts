/**
 * The fields of a trip that an outside language model is told. The server builds its question from these alone, and people read
 * the list before their first message. Notes, addresses, booking numbers, links and companions are not among them.
 */
export const ASSISTANT_FIELDS = [
  'title',
  'dates',
  'stops',
  'legs',
  'stays',
  'entries',
  'lodgings',
  'totals',
] as const;

export type AssistantField = (typeof ASSISTANT_FIELDS)[number];
