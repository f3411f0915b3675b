/** What an invited user may do with a trip. */
export const COMPANION_ROLES = ['editor', 'reader'] as const;

export type CompanionRole = (typeof COMPANION_ROLES)[number];

/** The role of a user who may see the whole trip. */
export type TripRole = 'owner' | CompanionRole;

/** Whether the role may change the plan: days, stops, hotels, legs, notes, title. */
export function mayEdit(role: TripRole): boolean {
  return role !== 'reader';
}

/** How many selected stops others are shown. Presence goes through PostgreSQL's NOTIFY, which carries 8,000 bytes. */
export const MAX_PRESENCE_STOPS = 50;

/** Ids as the app makes them. Any other text could take several bytes for each character. */
const PRESENCE_ID = /^[\w.:-]{1,100}$/;

export function isPresenceId(stopId: string): boolean {
  return PRESENCE_ID.test(stopId);
}

/** What is told to others of a selection. */
export function presenceOf(selection: readonly string[]): readonly string[] {
  return selection.filter(isPresenceId).slice(0, MAX_PRESENCE_STOPS);
}
