/** What somebody whom the owner invited may do with a trip. */
export const COMPANION_ROLES = ['editor', 'reader'] as const;

export type CompanionRole = (typeof COMPANION_ROLES)[number];

/** What a trip is to somebody who may see all of it. */
export type TripRole = 'owner' | CompanionRole;

/** How many people may travel along with the owner; a pro pass will raise it. */
export const MAX_COMPANIONS = 10;

/** Whether somebody may change the plan: days, stops, hotels, legs, notes, title. */
export function mayEdit(role: TripRole): boolean {
  return role !== 'reader';
}
