/** What the way of a drive shall be like, beside `toll`, which older documents have. */
export const ROUTE_WISHES = ['avoid-motorway', 'avoid-ferry', 'scenic'] as const;

export type RouteWish = (typeof ROUTE_WISHES)[number];

/** The wishes in one order and each once, so that the same ones are the same text. */
export function tidyWishes(wishes: readonly RouteWish[]): readonly RouteWish[] {
  return ROUTE_WISHES.filter((wish) => wishes.includes(wish));
}
