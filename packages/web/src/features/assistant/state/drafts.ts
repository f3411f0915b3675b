const drafts = new Map<string, string>();

/** What was written and not sent, by trip, for as long as the page lives: the panel may be closed in between. */
export const assistantDrafts = {
  of: (tripId: string): string => drafts.get(tripId) ?? '',
  keep: (tripId: string, text: string): void => void drafts.set(tripId, text),
};
