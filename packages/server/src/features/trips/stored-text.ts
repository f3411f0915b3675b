import { COMMA, endOfString, isClosing, isOpening, QUOTE } from '../../http/json-bounds.ts';

/** What the row says better than its document. */
export const COLUMN_FIELDS: ReadonlySet<string> = new Set([
  'userId',
  'lastOpened',
  'createdAt',
  'published',
  'totalDistance',
  'totalDuration',
  'totalsAreMeasured',
  'tripPrints',
]);

export interface Columns {
  readonly userId: string;
  readonly lastOpened: Date;
  readonly createdAt: Date;
  readonly published: boolean;
  readonly prints: number;
  /** As our own route planner says. */
  readonly summary: StoredTotals;
}

export interface StoredTotals {
  readonly totalDistance: number;
  readonly totalDuration: number;
  /** Missing where an older program has saved the trip. */
  readonly isEstimate?: boolean;
}

/** The totals as fields of the document. */
export function totalFields({ totalDistance, totalDuration, isEstimate }: StoredTotals) {
  return { totalDistance, totalDuration, ...(isEstimate === false && { totalsAreMeasured: true }) };
}

/**
 * A document's JSON without the fields that stand in columns, so that `withColumns` need not look for them.
 * `outerCommas` are those between the outermost members, where they are known already.
 */
export function withoutColumns(json: string, outerCommas: readonly number[] | null = null): string {
  const members = outerCommas === null ? membersOf(json) : splitAt(json, outerCommas);
  // Names can be written with escapes, too; only JSON.parse knows all ways.
  if (members.some((member) => member.slice(0, member.indexOf('"', 1)).includes('\\')))
    return rewritten(json);
  return `{${members.filter((member) => !COLUMN_FIELDS.has(nameOf(member))).join(',')}}`;
}

/** What stands before and behind the members of a stored document in the JSON of its trip. */
export function columnsAround(columns: Columns): {
  readonly before: string;
  readonly behind: string;
} {
  const { userId, lastOpened, createdAt, published, prints, summary } = columns;
  const last = { tripPrints: prints, ...totalFields(summary) };
  return {
    before: `{"userId":${JSON.stringify(userId)},"lastOpened":"${lastOpened.toISOString()}","createdAt":"${createdAt.toISOString()}","published":${published},`,
    // At the end: documents of older programs have such fields of their own, and the last of two counts.
    behind: `,${JSON.stringify(last).slice(1)}`,
  };
}

/** The JSON of a trip from its stored text and the columns of its row. */
export function withColumns(stored: string, columns: Columns): string {
  const { before, behind } = columnsAround(columns);
  return `${before}${stored.slice(1, -1)}${behind}`;
}

function rewritten(json: string): string {
  const parsed: Readonly<Record<string, unknown>> = JSON.parse(json);
  const kept = Object.entries(parsed).filter(([name]) => !COLUMN_FIELDS.has(name));
  return JSON.stringify(Object.fromEntries(kept));
}

function nameOf(member: string): string {
  return member.slice(1, member.indexOf('"', 1));
}

function splitAt(json: string, commas: readonly number[]): readonly string[] {
  const starts = [json.indexOf('{'), ...commas];
  const ends = [...commas, json.lastIndexOf('}')];
  return starts.map((start, index) => json.slice(start + 1, ends[index]).trim());
}

/** The members of the outermost object of well-formed JSON, as texts. */
function membersOf(json: string): readonly string[] {
  const members: string[] = [];
  let start = json.indexOf('"');
  while (start !== -1) {
    const end = endOfValue(json, endOfString(json, start) + 1);
    members.push(json.slice(start, end));
    start = json.indexOf('"', end);
  }
  return members;
}

/** Where the comma or the brace behind a value is. */
function endOfValue(json: string, from: number): number {
  let level = 0;
  for (let at = from; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (isOpening(code)) level += 1;
    else if (level === 0 && (code === COMMA || isClosing(code))) return at;
    else if (isClosing(code)) level -= 1;
  }
  return json.length;
}
