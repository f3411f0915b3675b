import { replayOperations, type Trip } from '@fahrtwind/domain';
import type { AssistantAction } from '../action.ts';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { fold } from '../language/fold.ts';
import type { Draft } from '../grammar/draft.ts';
import { found } from '../grammar/intention.ts';
import { positionOf } from '../grammar/intentions/position.ts';
import { viewOf } from '../grammar/view.ts';
import { MAX_MESSAGE_LENGTH } from '../language/tokens.ts';
import { performActions, proposeRemedy } from '../perform/perform-actions.ts';
import { isQuery } from '../perform/question-kinds.ts';
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
import { behindLast, followUp, goesOn } from './follow-up.ts';
import { wishedTrip } from './wished-trip.ts';
import { askBack } from './ask-back.ts';
import { askedIn } from './asked.ts';
import { conditionOf, hear, isOwnWish, isSure, type Heard } from './hear.ts';
import { expandDrafts } from './expand-drafts.ts';
import { filled, valueOf } from './fill-question.ts';
import { readChoice, readControl, type Control } from './read-control.ts';
import { DAY_SLOTS } from './resolve-slot.ts';
import { resolveDrafts } from './resolve-drafts.ts';
import { sentencesFor, suggest } from './suggest.ts';
import { isTalk, talkIn, type Talk } from './talk.ts';

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
  if (message.length > MAX_MESSAGE_LENGTH) return say(turn, talkOf(turn).tooLong, 'not-understood');
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
      ? say(turn, talkOf(turn).nothingWaits, 'nothing-waits', {})
      : null;
  if (control === 'no' || control === 'not-that')
    return say(turn, talkOf(turn).cancelled, 'answer', { pending: null, options: [] });
  if (pending.kind === 'actions') return control === 'yes' ? runConfirmed(turn, pending) : null;
  if (pending.kind === 'confirm') return control === 'yes' ? run(turn, pending.drafts) : null;
  if (control !== null && control !== 'yes') return null;
  const number = readChoice(turn.message, options);
  if (number !== null) {
    const option = options[number];
    if (!option) return say(turn, talkOf(turn).noSuchOption, 'question', {});
    const value = valueOf(option);
    return value ? run(turn, filled(pending, value)) : null;
  }
  const heard = await heardIn(turn);
  const given = answered(pending, heard);
  if (given) return run(turn, given);
  if (heard.drafts.length > 0 || pending.slot === null) return null;
  const text = turn.message.replace(/[.!?]+$/, '').trim();
  const isShort =
    text !== '' &&
    text.split(/\s+/).length <= 6 &&
    !DAY_SLOTS.includes(pending.slot) &&
    !goesOn(text);
  return isShort ? run(turn, filled(pending, { is: 'text', text })) : null;
}

/** The answer to `Wohin soll Wien?`: a day, or a stop before or behind it. */
function answered(
  { drafts, draft, slot }: PendingQuestion,
  { items }: Heard,
): readonly Draft[] | null {
  const waiting = drafts[draft];
  if (slot !== 'after' || waiting?.kind !== 'moveStop') return null;
  const position = found(
    'moveStop',
    positionOf(viewOf(items, { speaksOfNights: false, hasStops: true, isAlone: true }), []).slots,
  );
  if (Object.keys(position.draft.slots).length === 0) return null;
  const moved = { ...waiting, slots: { ...waiting.slots, ...position.draft.slots } };
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
      ? say(turn, talkOf(turn).rejected, 'reject', over)
      : say(turn, talkOf(turn).nothingWaits, 'nothing-waits', over);
  const now = { ...context, places: [] };
  // Accepted meanwhile, the proposal is part of the trip.
  const outcome = await proposeRemedy(remedy, proposal ?? [], now, ports);
  if (outcome.kind !== 'done') return say(turn, outcome.text, 'answer', { options: [] });
  if (outcome.operations.length === 0) return say(turn, outcome.text, 'answer', over);
  return proposed(turn, outcome, { pending: null });
}

function controlled(turn: Turn, control: Control): RuleAnswer {
  const { proposal } = turn.dialogue;
  const over = { proposal: null, pending: null, options: [] };
  if (control === 'yes')
    return proposal
      ? say(turn, talkOf(turn).accepted, 'accept', over)
      : say(turn, talkOf(turn).nothingWaits, 'nothing-waits', {});
  if (proposal && (control === 'no' || control === 'not-that' || control === 'undo'))
    return say(turn, talkOf(turn).rejected, 'reject', over);
  if (control === 'no') return say(turn, talkOf(turn).nothingWaits, 'nothing-waits', {});
  if (turn.context.readOnly)
    return say(turn, textsIn(turn.context.language).readOnly, 'answer', {});
  return control === 'redo'
    ? say(turn, talkOf(turn).redone, 'redo', over)
    : say(turn, talkOf(turn).undone, 'undo', over);
}

/** `das zweite`, `die erste, und auf Dienstag bitte`, after a list of places on the way. */
async function chosen(turn: Turn): Promise<RuleAnswer | null> {
  const { options, pending } = turn.dialogue;
  if (pending || options.length === 0) return null;
  const [head = '', ...rest] = turn.message.split(/[,.;!](?:\s+und)?\s+/);
  const whole = readChoice(turn.message, options);
  const number = whole ?? readChoice(head, options);
  if (number === null) return null;
  const option = options[number];
  if (!option) return say(turn, talkOf(turn).noSuchOption, 'question', {});
  if (option.kind === 'remedy') return mendedBy(turn, option);
  const value = valueOf(option);
  if (value?.is !== 'place') return null;
  const where = whole === null ? await whereIn(turn, rest.join(' ')) : {};
  return run(turn, [{ kind: 'addStop', slots: { ...where, place: [value] }, values: {} }]);
}

async function whereIn({ context, ports }: Turn, words: string): Promise<Draft['slots']> {
  const { items } = await hear(words, context, ports);
  const view = viewOf(items, { speaksOfNights: false, hasStops: true, isAlone: true });
  return found('addStop', positionOf(view, []).slots).draft.slots;
}

async function commanded(turn: Turn): Promise<RuleAnswer> {
  const heard = await heardIn(turn);
  const { drafts, unread } = heard;
  const asked = askedIn(heard, turn.dialogue.drafts ?? [], turn.context.trip);
  if (asked && heard.mood === 'asks') return run(turn, expandDrafts(asked));
  const wish = wishedTrip(turn.message, turn.context, heard);
  if (wish) return run(turn, [wish]);
  if (asked) return run(turn, expandDrafts(asked));
  const follow = isOwnWish(heard) ? null : followUp(heard, turn.dialogue.drafts ?? []);
  if (follow) return run(turn, expandDrafts(follow.drafts), { isMore: follow.isMore });
  const isUndo = heard.items.some((item) => item.is === 'word' && item.concepts.includes('undo'));
  if (isUndo && drafts.length === 0) return controlled(turn, 'undo');
  const [first] = drafts;
  if (!first || !isSure(heard))
    return retracted(turn, heard) ?? askedBack(turn, heard) ?? notUnderstood(turn);
  const talks = drafts.filter(({ kind }) => isTalk(kind));
  if (talks.length === drafts.length) return talked(turn, first.kind);
  const condition = conditionOf(heard);
  const notes = [
    ...unread.map((words) => talkOf(turn).unread(words)),
    ...(condition === null ? [] : [talkOf(turn).conditional(condition)]),
  ];
  const own = drafts.filter(({ kind }) => !isTalk(kind));
  const wished = behindLast(own, heard, turn.dialogue.drafts ?? []);
  const answer = await run(turn, expandDrafts(wished ?? own), { notes, isMore: wished !== null });
  return unread.length > 0 ? { ...answer, isSure: false } : answer;
}

function askedBack(turn: Turn, heard: Heard): RuleAnswer | null {
  const asked = askBack(heard, turn.context);
  if (!asked) return null;
  // A language model may know what is wanted with them.
  return {
    ...say(turn, asked.text, 'question', {}),
    suggestions: asked.suggestions,
    isSure: false,
  };
}

function heardIn({ message, context, ports }: Turn): Promise<Heard> {
  return hear(message, context, ports);
}

/** `… ach quatsch, lass so` */
function retracted(turn: Turn, { items, drafts }: Heard): RuleAnswer | null {
  const isRetracted = items.some((item) => item.is === 'word' && item.concepts.includes('retract'));
  return isRetracted && drafts.length === 0
    ? say(turn, talkOf(turn).cancelled, 'answer', {})
    : null;
}

function talked(turn: Turn, kind: Draft['kind']): RuleAnswer {
  if (kind === 'deleteAll') return say(turn, talkOf(turn).deleteAll, 'answer', {});
  if (kind === 'thanks') return say(turn, talkOf(turn).thanks, 'answer', {});
  const help = sentencesFor(turn.context.trip, turn.context.language).map(({ text }) => text);
  const text = kind === 'greeting' ? talkOf(turn).greeting : talkOf(turn).help;
  return { ...say(turn, text, 'answer', {}), suggestions: help.slice(0, kind === 'help' ? 8 : 3) };
}

function notUnderstood(turn: Turn): RuleAnswer {
  const suggestions = suggest(turn.message, turn.context.trip, turn.context.language);
  return { ...unsure(say(turn, talkOf(turn).notUnderstood, 'not-understood')), suggestions };
}

/** A proposal that waits is what a question means by `das`, and what a command that begins with `und` adds to. */
function baseOf(
  { context: { trip }, dialogue: { proposal }, message }: Turn,
  isAsking: boolean,
): Trip {
  return proposal && (isAsking || goesOn(message)) ? replayOperations(trip, proposal).trip : trip;
}

interface How {
  /** What is said before the answer. */
  readonly notes?: readonly string[];
  /** The proposal that waits stays, and this comes to it. */
  readonly isMore?: boolean;
}

async function run(
  turn: Turn,
  drafts: readonly Draft[],
  { notes = [], isMore = false }: How = {},
): Promise<RuleAnswer> {
  if (drafts.some(({ kind }) => kind === 'deleteAll'))
    return say(turn, talkOf(turn).deleteAll, 'answer', {});
  const { context, ports, dialogue } = turn;
  const isAsking = drafts.every(({ kind }) => isQuery(kind));
  const trip = baseOf(turn, isAsking || isMore);
  if (context.readOnly && !isAsking)
    return { ...say(turn, textsIn(context.language).readOnly, 'answer'), isRefusal: true };
  const resolution = await resolveDrafts(drafts, trip, ports, {
    lastStopId: dialogue.lastStopId,
    language: context.language,
  });
  if (resolution.kind === 'say')
    return unsure(say(turn, resolution.text, 'answer', { pending: null, options: [] }));
  if (resolution.kind === 'ask') {
    const { text, pending, options } = resolution;
    return {
      ...say(turn, text, 'question', { pending, options }),
      suggestions: labels(turn, options, pending),
    };
  }
  return performed(turn, { ...resolution, notes: [...resolution.notes, ...notes], trip, drafts });
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
    return { ...confirmation(turn, drafts, outcome.text), suggestions: yesOrNo(turn) };
  const done = { pending: null, lastStopId, drafts };
  if (outcome.kind === 'refused')
    return { ...say(turn, outcome.text, 'answer', { ...done, options: [] }), isRefusal: true };
  const text = [...notes, outcome.text].join('\n');
  const { operations, options } = outcome;
  if (operations.length === 0)
    return {
      ...say(turn, text, 'answer', { ...done, options }),
      suggestions: options.map(({ label }) => label),
    };
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

/** A language model may find what was meant. */
function unsure(answer: RuleAnswer): RuleAnswer {
  return { ...answer, isSure: false, isRefusal: true };
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

function labels(
  turn: Turn,
  options: readonly DialogueOption[],
  pending: PendingQuestion,
): readonly string[] {
  return pending.kind === 'confirm' ? yesOrNo(turn) : options.map(({ label }) => label);
}

function yesOrNo(turn: Turn): readonly string[] {
  return [talkOf(turn).yes, talkOf(turn).no];
}

function talkOf({ context: { language } }: Turn): Talk {
  return talkIn(language);
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
