/** What the way of a drive shall be like, beside `toll`, which older documents have. */
export const ROUTE_WISHES = ['avoid-motorway', 'avoid-ferry', 'avoid-unpaved', 'scenic'] as const;

export type RouteWish = (typeof ROUTE_WISHES)[number];

/** The wishes in one order and each once, so that the same ones are the same text. */
export function tidyWishes(wishes: readonly RouteWish[]): readonly RouteWish[] {
  return ROUTE_WISHES.filter((wish) => wishes.includes(wish));
}

/** How a drive shall go: tolls are a wish of their own, because older documents have it. */
export interface WayWishes {
  readonly wishes: readonly RouteWish[];
  readonly toll: boolean;
}

/** The wishes of a stop or of a leg. */
export function wishesOf({
  wishes = [],
  toll,
}: Partial<WayWishes> & Pick<WayWishes, 'toll'>): WayWishes {
  return { wishes, toll };
}
