import {
  type Language,
  isOnRoute,
  routeLegsOf,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { SLOT_NAMES, type Draft, type SlotName, type SlotValue } from '../grammar/draft.ts';
import { stopHandle } from '../plan/turn.ts';
import { findStops } from '../meaning/find-stops.ts';
import { nameOf } from '../perform/positions.ts';
import type { DialogueOption } from '../outcome.ts';
import type { PendingQuestion } from './dialogue-state.ts';
import {
  missingStop,
  noSuchDay,
  resolveSlot,
  type Resolved,
  type Resolving,
} from './resolve-slot.ts';
import { talkIn } from './talk.ts';
import { textsIn } from '../texts/texts.ts';
import type { Missing } from './acted.ts';
import { toAction } from './to-action.ts';

/** What the commands of a message come to. */
export type Resolution =
  | {
      readonly kind: 'actions';
      readonly actions: readonly AssistantAction[];
      readonly places: readonly PlaceHit[];
      /** What was not quite as it was written. */
      readonly notes: readonly string[];
      readonly lastStopId: string | null;
    }
  | {
      readonly kind: 'ask';
      readonly text: string;
      readonly pending: PendingQuestion;
      readonly options: readonly DialogueOption[];
    }
  | { readonly kind: 'say'; readonly text: string };

/** Finds out what all words of the commands mean; asks where one of them is not clear. */
export async function resolveDrafts(
  drafts: readonly Draft[],
  trip: Trip,
  ports: AssistantPorts,
  { lastStopId, language }: { readonly lastStopId: string | null; readonly language: Language },
): Promise<Resolution> {
  const known = [...drafts];
  const actions: AssistantAction[] = [];
  const places: PlaceHit[] = [];
  const notes: string[] = [];
  let state: Resolving = {
    trip,
    ports,
    added: [],
    lastStopId,
    talk: talkIn(language),
    texts: textsIn(language),
  };
  for (const [index, draft] of drafts.entries()) {
    const result = await resolveDraft(draft, state);
    known[index] = result.draft;
    if (result.kind !== 'done') return stopped(result, known, index);
    const acted = toAction(result.draft, trip);
    if (acted.kind === 'missing')
      return stopped(askFor(acted.why, acted.slot, result.draft, state), known, index);
    actions.push(...onEachLeg(acted.action, result.draft, trip));
    places.push(...placesOf(result.draft));
    notes.push(...result.notes);
    const [place] = result.draft.slots.place ?? [];
    if (draft.kind === 'addStop' && place?.is === 'place')
      state = { ...state, added: [...state.added, place.place] };
    const [stop] = result.draft.slots.stop ?? [];
    if (stop?.is === 'stop') state = { ...state, lastStopId: stop.stopId };
  }
  return { kind: 'actions', actions, places, notes, lastStopId: state.lastStopId };
}

interface Open {
  readonly kind: 'open';
  readonly draft: Draft;
  readonly slot: SlotName | null;
  readonly resolved: Exclude<Resolved, { readonly kind: 'value' }>;
}

type DraftResult =
  | { readonly kind: 'done'; readonly draft: Draft; readonly notes: readonly string[] }
  | Open;

async function resolveDraft(given: Draft, state: Resolving): Promise<DraftResult> {
  let draft = withLeg(withStart(given, state.trip), state.trip);
  const notes: string[] = [];
  for (const slot of SLOT_NAMES) {
    const values = draft.slots[slot];
    if (!values) continue;
    const found: SlotValue[] = [];
    for (const [index, value] of values.entries()) {
      const resolved = await resolveSlot(draft, slot, value, state);
      if (resolved.kind === 'unknown-stop' && mayBeNew(draft) && slot === 'stop')
        return resolveDraft(asNewStop(draft), state);
      if (resolved.kind === 'unknown-stop' && draft.kind === 'swapStops' && slot === 'other')
        return resolveDraft(asReplacement(draft), state);
      if (resolved.kind !== 'value') {
        const rest = values.slice(index + 1);
        const answer = resolved.kind === 'ask' && resolved.value ? [resolved.value] : [value];
        draft = { ...draft, slots: { ...draft.slots, [slot]: [...found, ...answer, ...rest] } };
        return { kind: 'open', draft, slot, resolved };
      }
      found.push(resolved.value);
      if (resolved.note !== undefined) notes.push(resolved.note);
    }
    draft = { ...draft, slots: { ...draft.slots, [slot]: found } };
  }
  const fault = legFault(draft, state);
  if (fault !== null)
    return { kind: 'open', draft, slot: null, resolved: { kind: 'say', text: fault } };
  return { kind: 'done', draft, notes };
}

/** A trip without a start begins where the open one does. */
function withStart(draft: Draft, trip: Trip): Draft {
  const first = stopsOf(trip).find(isOnRoute);
  if (draft.kind !== 'newTrip' || draft.slots.from || !first) return draft;
  const from = [{ is: 'text', text: shortLabel(first.location) }] as const;
  return { ...draft, slots: { ...draft.slots, from } };
}

/** `von Rostock nach Trelleborg`: of stops that are there twice those between which one drives. */
function withLeg(draft: Draft, trip: Trip): Draft {
  const [from, to] = [draft.slots.other?.[0], draft.slots.stop?.[0]];
  if (!LEG_KINDS.includes(draft.kind) || !from || !to) return draft;
  const idsOf = (value: SlotValue): readonly string[] =>
    value.is === 'stop'
      ? [value.stopId]
      : value.is === 'text'
        ? findStops(trip, value.text).stops.map(({ id }) => id)
        : [];
  const [starts, ends] = [idsOf(from), idsOf(to)];
  const [leg, other] = routeLegsOf(trip).filter(
    ({ cityId, fromCityId }) => starts.includes(fromCityId) && ends.includes(cityId),
  );
  if (!leg || other) return draft;
  const slots = {
    other: [{ is: 'stop', stopId: leg.fromCityId }],
    stop: [{ is: 'stop', stopId: leg.cityId }],
  } as const;
  return { ...draft, slots: { ...draft.slots, ...slots } };
}

const LEG_KINDS: readonly Draft['kind'][] = ['setProfile', 'setToll', 'setRoads', 'distance'];

function mayBeNew({ kind, values }: Draft): boolean {
  return kind === 'setNights' || (kind === 'moveStop' && values.isNewToo === true);
}

/** `drei Nächte in Prag`, `setz Prag an den Anfang`, where Prag is no stop yet. */
function asNewStop({ slots: { stop, ...slots }, values }: Draft): Draft {
  return { kind: 'addStop', slots: { ...slots, place: stop ?? [] }, values };
}

/** `tausche Brünn gegen Graz`, where Graz is no stop yet. */
function asReplacement({ slots: { other, ...slots }, values }: Draft): Draft {
  return { kind: 'replaceStop', slots: { ...slots, place: other ?? [] }, values };
}

/** The stops that one drives to from one stop to another, the last one too. */
function legsBetween(trip: Trip, from: string, to: string): readonly string[] {
  const ids = stopsOf(trip)
    .filter(isOnRoute)
    .map(({ id }) => id);
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
  return start < 0 ? [] : ids.slice(start + 1, end + 1);
}

/** `von Dijon nach Chartres mit dem Zug`, where another stop lies between. */
function onEachLeg(
  action: AssistantAction,
  { slots }: Draft,
  trip: Trip,
): readonly AssistantAction[] {
  const [from, to] = [slots.other?.[0], slots.stop?.[0]];
  const isOfLegs =
    action.kind === 'setProfile' || action.kind === 'setToll' || action.kind === 'setRoads';
  if (!isOfLegs || from?.is !== 'stop' || to?.is !== 'stop') return [action];
  return legsBetween(trip, from.stopId, to.stopId).map((stopId) => ({
    ...action,
    stop: stopHandle(trip, stopId),
  }));
}

/** `von A nach B` has to be a part of the trip. */
function legFault({ kind, slots }: Draft, { trip, talk }: Resolving): string | null {
  const [from, to] = [slots.other?.[0], slots.stop?.[0]];
  const isLeg = LEG_KINDS.includes(kind);
  if (!isLeg || from?.is !== 'stop' || to?.is !== 'stop') return null;
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === to.stopId);
  const isPart = kind !== 'distance' && legsBetween(trip, from.stopId, to.stopId).length > 1;
  if (leg?.fromCityId === from.stopId || isPart) return null;
  return talk.notNeighbours(nameOf(trip, from.stopId) ?? '', nameOf(trip, to.stopId) ?? '');
}

function stopped(
  { draft, slot, resolved }: Open,
  drafts: readonly Draft[],
  index: number,
): Resolution {
  const known = drafts.map((one, place) => (place === index ? draft : one));
  if (resolved.kind !== 'ask') return { kind: 'say', text: resolved.text };
  return {
    kind: 'ask',
    text: resolved.text,
    options: resolved.options,
    pending: { kind: resolved.question, drafts: known, draft: index, slot },
  };
}

function askFor(why: Missing, slot: SlotName | null, draft: Draft, state: Resolving): Open {
  const { trip, talk } = state;
  const open = (resolved: Open['resolved']): Open => ({ kind: 'open', draft, slot, resolved });
  const ask = (text: string) => open({ kind: 'ask', question: 'missing', text, options: [] });
  const [stop] = draft.slots.stop ?? [];
  const name = (stop?.is === 'stop' ? nameOf(trip, stop.stopId) : null) ?? '';
  switch (why) {
    case 'stop': {
      const missing = missingStop(state);
      return missing.kind === 'ask' ? open(missing) : ask(talk.missingStop);
    }
    case 'place':
      return ask(talk.missingPlace);
    case 'from':
      return ask(talk.missingFrom);
    case 'other':
      return ask(talk.missingOther);
    case 'position':
      return ask(talk.missingPosition(name));
    case 'hotel':
      return open({ kind: 'say', text: name === '' ? talk.whichHotel : talk.noSuchHotel(name) });
    case 'day':
      return open({ kind: 'say', text: noSuchDay(state) });
    default:
      return open({ kind: 'say', text: talk.notUnderstood });
  }
}

function placesOf({ slots }: Draft): readonly PlaceHit[] {
  return Object.values(slots).flatMap((values) =>
    (values ?? []).flatMap((value) => (value.is === 'place' ? [value.place] : [])),
  );
}
