import { replayOperations, stopsOf, type Trip } from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { fold } from '../language/fold.ts';
import type { Draft, SlotValue, TalkKind } from '../grammar/draft.ts';
import { parseMessage } from '../grammar/parse-message.ts';
import { MAX_MESSAGE_LENGTH } from '../language/tokens.ts';
import { performActions, proposeRemedy } from '../perform/perform-actions.ts';
import { isQuery } from '../perform/question-kinds.ts';
import { namesOf } from '../meaning/find-stops.ts';
import { textsIn } from '../texts/texts.ts';
import type { DialogueOption, Outcome, Remedy } from '../outcome.ts';
import type {
  DialogueState,
  PendingActions,
  PendingQuestion,
  RuleContext,
  RuleAnswer,
  RuleAnswerKind,
} from './dialogue-state.ts';
import { expandDrafts } from './expand-drafts.ts';
import { readChoice, readControl, type Control } from './read-control.ts';
import { resolveDrafts } from './resolve-drafts.ts';
import { sentencesFor, suggest } from './suggest.ts';
import { talk } from './texts.de.ts';

export const EMPTY_DIALOGUE: DialogueState = {
  pending: null,
  options: [],
  proposal: null,
  lastStopId: null,
};

type Done = Extract<Outcome, { readonly kind: 'done' }>;

/** Everything that an answer needs. */
interface Turn {
  readonly message: string;
  readonly context: RuleContext;
  readonly dialogue: DialogueState;
  readonly ports: AssistantPorts;
}

/** Understands a German message by rules alone and answers it. The trip is never changed here: an answer may propose. */
export async function answerByRules(
  message: string,
  context: RuleContext,
  ports: AssistantPorts,
): Promise<RuleAnswer> {
  const dialogue = context.dialogue ?? EMPTY_DIALOGUE;
  const turn: Turn = { message, context, dialogue, ports };
  if (message.length > MAX_MESSAGE_LENGTH) return say(turn, talk.tooLong, 'not-understood');
  const control = readControl(message);
  return (
    (await mended(turn)) ??
    (await continued(turn, control)) ??
    (control ? controlled(turn, control) : null) ??
    (await chosen(turn)) ??
    commanded(turn)
  );
}

/** The answer to a question that waits; null where the message is something else. */
async function continued(turn: Turn, control: Control | null): Promise<RuleAnswer | null> {
  const { pending, options } = turn.dialogue;
  if (!pending) return null;
  if (pending.kind === 'model')
    return control === 'yes' || control === 'no' || control === 'not-that'
      ? say(turn, talk.nothingWaits, 'nothing-waits', {})
      : null;
  if (control === 'no' || control === 'not-that')
    return say(turn, talk.cancelled, 'answer', { pending: null, options: [] });
  if (pending.kind === 'actions') return control === 'yes' ? runConfirmed(turn, pending) : null;
  if (pending.kind === 'confirm') return control === 'yes' ? run(turn, pending.drafts) : null;
  if (control !== null && control !== 'yes') return null;
  const number = readChoice(turn.message, options);
  if (number !== null) {
    const option = options[number];
    if (!option) return say(turn, talk.noSuchOption, 'question', {});
    const value = valueOf(option);
    return value ? run(turn, filled(pending, value)) : null;
  }
  const moved = movedTo(turn, pending);
  if (moved) return run(turn, moved);
  if (parsed(turn).length > 0 || pending.slot === null) return null;
  const text = turn.message.replace(/[.!?]+$/, '').trim();
  const isShort = text !== '' && text.split(/\s+/).length <= 6;
  return isShort ? run(turn, filled(pending, { is: 'text', text })) : null;
}

/** The answer to `Wohin soll Wien?`: a day, or a stop before or behind it. */
function movedTo(turn: Turn, { drafts, draft, slot }: PendingQuestion): readonly Draft[] | null {
  const waiting = drafts[draft];
  if (slot !== 'after' || waiting?.kind !== 'moveStop') return null;
  const spoken = [`verschiebe „x“ ${turn.message}`, `verschiebe „x“ auf ${turn.message}`]
    .map((message) => parsed({ ...turn, message })[0])
    .find((one) => one?.kind === 'moveStop' && Object.keys(one.slots).length > 1);
  if (!spoken) return null;
  const stop = waiting.slots.stop ?? [];
  const moved = { ...spoken, slots: { ...spoken.slots, stop } };
  return drafts.map((one, index) => (index === draft ? moved : one));
}

/** The chip of a remedy was pressed, or its words said. */
async function mended(turn: Turn): Promise<RuleAnswer | null> {
  const said = fold(turn.message).trim();
  const remedy = turn.dialogue.options.find(({ label }) => fold(label).trim() === said);
  return remedy?.kind === 'remedy' ? mendedBy(turn, remedy) : null;
}

/** The proposal with its remedy, or none where that is the remedy. */
async function mendedBy(turn: Turn, remedy: Remedy): Promise<RuleAnswer> {
  const { context, dialogue, ports } = turn;
  const over = { proposal: null, pending: null, options: [] };
  const { proposal } = dialogue;
  if (remedy.operations.length === 0)
    return proposal
      ? say(turn, talk.rejected, 'reject', over)
      : say(turn, talk.nothingWaits, 'nothing-waits', over);
  const now = { ...context, places: [] };
  // Accepted meanwhile, the proposal is part of the trip.
  const outcome = await proposeRemedy(remedy, proposal ?? [], now, ports);
  if (outcome.kind !== 'done') return say(turn, outcome.text, 'answer', { options: [] });
  if (outcome.operations.length === 0) return say(turn, outcome.text, 'answer', over);
  return proposed(turn, outcome, { pending: null });
}

function valueOf(option: DialogueOption): SlotValue | null {
  if (option.kind === 'place') return { is: 'place', place: option.place };
  if (option.kind === 'stop') return { is: 'stop', stopId: option.stopId };
  return option.kind === 'day' ? { is: 'day', dayId: option.dayId } : null;
}

/** The commands that waited, with the answer in the slot that asked: in the place of the words that were not clear. */
function filled({ drafts, draft, slot }: PendingQuestion, value: SlotValue): readonly Draft[] {
  if (slot === null) return drafts;
  return drafts.map((one, index) => {
    if (index !== draft) return one;
    const values = one.slots[slot] ?? [];
    const open = values.findIndex(({ is }) => is === 'text' || is === 'dayText');
    const next = open < 0 ? [value] : values.map((old, place) => (place === open ? value : old));
    return { ...one, slots: { ...one.slots, [slot]: next } };
  });
}

function controlled(turn: Turn, control: Control): RuleAnswer {
  const { proposal } = turn.dialogue;
  const over = { proposal: null, pending: null, options: [] };
  if (control === 'yes')
    return proposal
      ? say(turn, talk.accepted, 'accept', over)
      : say(turn, talk.nothingWaits, 'nothing-waits', {});
  if (proposal && (control === 'no' || control === 'not-that' || control === 'undo'))
    return say(turn, talk.rejected, 'reject', over);
  if (control === 'no') return say(turn, talk.nothingWaits, 'nothing-waits', {});
  if (turn.context.readOnly)
    return say(turn, textsIn(turn.context.language).readOnly, 'answer', {});
  return control === 'redo'
    ? say(turn, talk.redone, 'redo', over)
    : say(turn, talk.undone, 'undo', over);
}

/** `das zweite`, after a list of places on the way. */
async function chosen(turn: Turn): Promise<RuleAnswer | null> {
  const { options, pending } = turn.dialogue;
  if (pending || options.length === 0) return null;
  const number = readChoice(turn.message, options);
  if (number === null) return null;
  const option = options[number];
  if (!option) return say(turn, talk.noSuchOption, 'question', {});
  if (option.kind === 'remedy') return mendedBy(turn, option);
  const value = valueOf(option);
  if (value?.is !== 'place') return null;
  return run(turn, [{ kind: 'addStop', slots: { place: [value] }, values: {} }]);
}

function parsed({ message, context: { today, trip } }: Turn): readonly Draft[] {
  const names = stopsOf(trip).flatMap((stop) => namesOf(stop).flatMap((name) => name.split(' ')));
  return parseMessage(message, { today, names: new Set(names) });
}

async function commanded(turn: Turn): Promise<RuleAnswer> {
  const drafts = parsed(turn);
  const [first] = drafts;
  if (!first) return notUnderstood(turn);
  const talks = drafts.filter(({ kind }) => isTalk(kind));
  if (talks.length === drafts.length) return talked(turn, first.kind);
  return run(turn, expandDrafts(drafts.filter(({ kind }) => !isTalk(kind))));
}

const TALKS: readonly string[] = [
  'help',
  'thanks',
  'greeting',
  'deleteAll',
] satisfies readonly TalkKind[];

function isTalk(kind: Draft['kind']): kind is TalkKind {
  // Deleting everything is refused as a whole, also beside other commands.
  return TALKS.includes(kind);
}

function talked(turn: Turn, kind: Draft['kind']): RuleAnswer {
  if (kind === 'deleteAll') return say(turn, talk.deleteAll, 'answer', {});
  if (kind === 'thanks') return say(turn, talk.thanks, 'answer', {});
  const help = sentencesFor(turn.context.trip).map(({ text }) => text);
  const text = kind === 'greeting' ? talk.greeting : talk.help;
  return { ...say(turn, text, 'answer', {}), suggestions: help.slice(0, kind === 'help' ? 8 : 3) };
}

function notUnderstood(turn: Turn): RuleAnswer {
  const suggestions = suggest(turn.message, turn.context.trip);
  return { ...say(turn, talk.notUnderstood, 'not-understood', {}), suggestions };
}

/** A proposal that waits is what a question means by `das`, and what a command that begins with `und` adds to. */
function baseOf(
  { context: { trip }, dialogue: { proposal }, message }: Turn,
  isAsking: boolean,
): Trip {
  const goesOn = /^(?:und|ausserdem|zusaetzlich|auch|dazu|noch)\b/.test(fold(message.trimStart()));
  return proposal && (isAsking || goesOn) ? replayOperations(trip, proposal).trip : trip;
}

async function run(turn: Turn, drafts: readonly Draft[]): Promise<RuleAnswer> {
  if (drafts.some(({ kind }) => kind === 'deleteAll'))
    return say(turn, talk.deleteAll, 'answer', {});
  const { context, ports, dialogue } = turn;
  const isAsking = drafts.every(({ kind }) => isQuery(kind));
  const trip = baseOf(turn, isAsking);
  if (context.readOnly && !isAsking)
    return say(turn, textsIn(context.language).readOnly, 'answer', {});
  const resolution = await resolveDrafts(drafts, trip, ports, dialogue.lastStopId);
  if (resolution.kind === 'say')
    return say(turn, resolution.text, 'answer', { pending: null, options: [] });
  if (resolution.kind === 'ask') {
    const { text, pending, options } = resolution;
    return {
      ...say(turn, text, 'question', { pending, options }),
      suggestions: labels(options, pending),
    };
  }
  return performed(turn, { ...resolution, trip, drafts });
}

interface Resolved {
  readonly actions: readonly AssistantAction[];
  readonly places: readonly PlaceHit[];
  readonly notes: readonly string[];
  readonly lastStopId: string | null;
  readonly trip: Trip;
  readonly drafts: readonly Draft[];
}

/** A yes to what a language model has asked for: the stops of the trip may go. */
function runConfirmed(turn: Turn, { actions, places }: PendingActions): Promise<RuleAnswer> {
  const replacing = actions.map((action) =>
    action.kind === 'newTrip' ? { ...action, replacing: true } : action,
  );
  const { lastStopId } = turn.dialogue;
  const { trip } = turn.context;
  return performed(turn, { actions: replacing, places, notes: [], lastStopId, trip, drafts: [] });
}

async function performed(turn: Turn, resolved: Resolved): Promise<RuleAnswer> {
  const { context, ports, dialogue } = turn;
  const { actions, places, notes, lastStopId, trip, drafts } = resolved;
  const outcome = await performActions(actions, { ...context, trip, places }, ports);
  if (outcome.kind === 'question')
    return { ...confirmation(turn, drafts, outcome.text), suggestions: ['Ja', 'Nein'] };
  const done = { pending: null, lastStopId };
  if (outcome.kind === 'refused')
    return say(turn, outcome.text, 'answer', { ...done, options: [] });
  const text = [...notes, outcome.text].join('\n');
  const { operations, options } = outcome;
  if (operations.length === 0) return say(turn, text, 'answer', { ...done, options });
  const all = trip === context.trip ? operations : [...(dialogue.proposal ?? []), ...operations];
  return proposed(turn, { operations: all, text, options }, done);
}

/** A proposal; its options mend what it makes worse. */
function proposed(
  turn: Turn,
  { operations, text, options }: Pick<Done, 'operations' | 'text' | 'options'>,
  changes: Partial<DialogueState>,
): RuleAnswer {
  return {
    ...say(turn, text, 'proposal', { ...changes, options, proposal: operations }),
    operations,
    suggestions: options.map(({ label }) => label),
  };
}

/** A yes to it means that the stops of the trip may go. */
function confirmation(turn: Turn, drafts: readonly Draft[], text: string): RuleAnswer {
  const confirmed = drafts.map((draft) => ({
    ...draft,
    values: { ...draft.values, replacing: true },
  }));
  const pending = { kind: 'confirm', drafts: confirmed, draft: 0, slot: null } as const;
  return say(turn, text, 'question', { pending, options: [] });
}

function labels(options: readonly DialogueOption[], pending: PendingQuestion): readonly string[] {
  return pending.kind === 'confirm' ? ['Ja', 'Nein'] : options.map(({ label }) => label);
}

function say(
  { dialogue }: Turn,
  reply: string,
  kind: RuleAnswerKind,
  changes: Partial<DialogueState> = {},
): RuleAnswer {
  return {
    understood: kind !== 'not-understood',
    kind,
    reply,
    operations: [],
    dialogue: { ...dialogue, ...changes },
    suggestions: [],
  };
}
