/** The planner with a certain trip; it goes on to /planen as soon as the trip is open. */
export function openPath(tripId: string): string {
  return `/planen?reise=${encodeURIComponent(tripId)}`;
}
