/** What two people spend on the way, in the lines of the article about budgets. */
export const COST_LINES = ['driving', 'sleeping', 'food', 'tolls', 'parking', 'tickets'] as const;

export type CostLine = (typeof COST_LINES)[number];

/** In whole euros: in a tent with picnics at noon, and in rooms with dinners out. */
export interface EuroRange {
  readonly from: number;
  readonly to: number;
}

export type IdeaCosts = Readonly<Record<CostLine, EuroRange>>;

export function sumOfCosts(costs: IdeaCosts): EuroRange {
  const ranges = COST_LINES.map((line) => costs[line]);
  return {
    from: ranges.reduce((sum, { from }) => sum + from, 0),
    to: ranges.reduce((sum, { to }) => sum + to, 0),
  };
}

/** What the pages are about to which a route idea links. */
export const IDEA_LINKS = ['ferry', 'toll', 'road', 'park', 'ticket', 'entry'] as const;

export type IdeaLinkKind = (typeof IDEA_LINKS)[number];
