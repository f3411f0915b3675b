const wanted = new Set<string>();

/**
 * A person who chose to come along before having an account joins as soon as there is one, without being asked again. Kept in
 * this page only: a link alone must never join a trip.
 */
export const joinIntent = {
  keep: (token: string): void => void wanted.add(token),
  /** Whether the person wanted to join; true only once. */
  take: (token: string): boolean => wanted.delete(token),
};
