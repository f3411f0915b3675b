import { hasSameDuration, kindOfProfile, type LegKind } from '../trip/leg-kind.ts';
import {
  legKindOf,
  newLegTransport,
  storedTransport,
  ticketKindOf,
  type LegTransport,
  type Travelled,
} from '../trip/leg-transport.ts';
import { isSameData } from '../trip/same-data.ts';
import type { Stop } from '../trip/stop.ts';
import { mergeFields, type Candidates } from './merge-fields.ts';
import type { Report } from './report.ts';

type Travel = Pick<Stop, 'routeProfile' | 'transport'>;

/**
 * Merges how the leg to a stop is travelled. Profile and kind are one choice: half of each would be a kind that neither
 * chose. The rest goes field by field: one adds the price, the other the booking number. A conflict is about the stop's
 * `transport` as a whole.
 */
export function mergeTransport({ base, early, late }: Candidates<Stop>, report: Report): Travel {
  const [before, one, other] = [base && travelOf(base), travelOf(early), travelOf(late)];
  if (isSameData(before, one) || isSameData(one, other)) return other;
  if (isSameData(before, other)) return one;
  const isLateUntouched = base !== undefined && isSameKind(base, late);
  // What is lost is that of one side, so that it can be taken back as it was.
  const keptFrom = isLateUntouched && !isSameKind(base, early) ? 'early' : 'late';
  const sides = keptFrom === 'late' ? { kept: late, given: early } : { kept: early, given: late };
  const { merged, lost } = mergeSaid(base, sides);
  if (lost)
    report({ subject: 'stop', id: late.id, field: 'transport', kept: merged, lost, keptFrom });
  return { routeProfile: sides.kept.routeProfile, ...storedTransport(merged) };
}

function travelOf({ routeProfile, transport }: Stop): Travel {
  return { routeProfile, ...(transport && { transport }) };
}

/** What is said about a leg: where nothing is stored, empty fields, which are no edits. */
function saidOf({ routeProfile, transport }: Travelled): LegTransport {
  return transport ?? newLegTransport({ kind: kindOfProfile(routeProfile) });
}

function isSameKind(one: Travelled, other: Travelled): boolean {
  return one.routeProfile === other.routeProfile && saidOf(one).kind === saidOf(other).kind;
}

interface Sides {
  /** Whose kind it is. */
  readonly kept: Stop;
  readonly given: Stop;
}

interface MergedSaid {
  readonly merged: LegTransport;
  readonly lost: LegTransport | null;
}

function mergeSaid(base: Stop | undefined, { kept, given }: Sides): MergedSaid {
  const [one, other] = [saidOf(kept), saidOf(given)];
  const before = base ? saidOf(base) : newLegTransport({ kind: one.kind });
  const [owner, otherOwner] = [ticketKindOf(one), ticketKindOf(other)];
  // Half a train's ticket and half a flight's are no ticket.
  if (owner !== undefined && otherOwner !== undefined && owner !== otherOwner)
    return { merged: one, lost: isSameData(before, other) ? null : other };
  const lost: [string, unknown][] = [];
  const isDurationShared = hasSameDuration(one.kind, other.kind);
  const merged = mergeFields(
    { base: before, early: other, late: one },
    (field, _, value) => lost.push([field, value]),
    ['kind', 'ticketKind', ...(isDurationShared ? [] : ['durationMinutes'])],
  );
  const { durationMinutes } = other;
  const isDurationLost =
    !isDurationShared && durationMinutes !== null && durationMinutes !== before.durationMinutes;
  if (isDurationLost) lost.push(['durationMinutes', durationMinutes]);
  const isKindLost = !isSameKind(kept, given) && !(base && isSameKind(base, given));
  if (isDurationLost || isKindLost) lost.push(['kind', legKindOf(given)]);
  const ticketKind = owner ?? otherOwner;
  return {
    merged: withOwner(merged, ticketKind),
    lost:
      lost.length > 0 ? withOwner({ ...merged, ...Object.fromEntries(lost) }, ticketKind) : null,
  };
}

/** Says whose ticket it is, where that does not follow from the kind. */
function withOwner(transport: LegTransport, owner: LegKind | undefined): LegTransport {
  const { ticketKind: _, ...said } = transport;
  return owner === undefined || owner === said.kind ? said : { ...said, ticketKind: owner };
}
