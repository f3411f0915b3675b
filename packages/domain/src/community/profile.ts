/** Characters of what a person says about themselves. */
export const MAX_ABOUT_LENGTH = 600;
/** How many people one may follow; the user document lists as many. */
export const MAX_FOLLOWED = 5000;
/** Steps per degree: a place on a profile tells the region and not the town. */
const REGION_STEPS = 2;

/** To half a degree, about 50 km. */
export function regionDegrees(degrees: number): number {
  return Math.round(degrees * REGION_STEPS) / REGION_STEPS;
}
