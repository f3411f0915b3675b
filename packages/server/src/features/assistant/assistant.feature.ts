import { randomUUID } from 'node:crypto';
import type { Answerer, AssistantChoice, Endpoints } from '@fahrtwind/contract';
import {
  ASSISTANT_FIELDS,
  daysBetween,
  isCopy,
  limitsOf,
  mayEdit,
  readCalendarDate,
  viewedTrip,
  type CalendarDate,
  type FindMeasure,
  type Language,
  type PublicTrip,
  type Trip,
  type TripRole,
} from '@fahrtwind/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { findHasProPass } from '../../shared/passes/pro-pass.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { languageOfHost } from '../../http/host.ts';
import { openStream } from '../../http/event-stream.ts';
import type { Call, Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import type { Ports } from '../../threads/task.ts';
import type { WorkPool } from '../../threads/work-pool.ts';
import { findMayReadEntries, setMayReadEntries } from './access.repository.ts';
import { createPorts, type GeoParts } from './assistant-ports.ts';
import { createPooledThinker, searchPorts, type AssistantTasks } from './assistant-tasks.ts';
import {
  addAnswer,
  addQuestion,
  cleanUpConversations,
  deleteConversation,
  exportConversations,
  findDialogue,
  listHistory,
  listMessages,
  reassignConversations,
  settleProposal,
  type Conversation,
} from './conversation.repository.ts';
import { nameOf } from './name-of.ts';
import { sentencesIn } from './sentences.ts';
import type { Thinker, TurnAnswer, TurnParts, TurnQuestion } from './turn.ts';
import { beginTurn, turnsLeft, type Turn } from './turns.repository.ts';

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;
/** How many earlier messages go along with a question. */
const HISTORY_MESSAGES = 8;
/** Beyond it the person is told to ask for less. */
const THINK_MS = 2000;
/** The panel opens without waiting for ideas. */
const IDEAS_MS = 1500;
/** Longer than the model may take, and the planner after it. */
const LONGEST_MS = 150_000;

export interface AssistantParts extends GeoParts {
  readonly config: Pick<Config, 'assistant' | 'englishUrl'>;
  readonly database: Database;
  readonly log: Log;
  /** A trip that the user may see. */
  readonly readTrip: (
    id: string,
    uid: string,
  ) => Promise<{ readonly trip: Trip; readonly revision: number; readonly role: TripRole } | null>;
  /** A shared copy, by its link. */
  readonly readCopy: (id: string) => Promise<PublicTrip | null>;
  readonly measureLegs: (trip: Trip) => Promise<FindMeasure>;
  readonly pool: WorkPool;
  readonly plannerPorts: Ports;
  /** How long an answer may be thought about; another one for tests. */
  readonly thinkMs?: number | undefined;
  /** Shorter ones for tests. */
  readonly modelLimits?: TurnParts['limits'] | undefined;
}

type AssistantEndpoints =
  | 'getConversation'
  | 'askAssistant'
  | 'settleProposal'
  | 'deleteConversation'
  | 'setAssistantAccess';

export interface AssistantFeature {
  readonly handlers: Handlers<AssistantEndpoints>;
  /** For the account's hooks. When an account is deleted, its conversations go by their foreign key. */
  readonly reassign: (tx: Queries, fromUid: string, toUid: string) => Promise<void>;
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
  start(): void;
  close(): Promise<void>;
}

export function createAssistantFeature(parts: AssistantParts): AssistantFeature {
  const { database, log } = parts;
  const cleanUpNow = () => cleanUpConversations(database.background.db, new Date());
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  return {
    handlers: createHandlers(parts),
    reassign: reassignConversations,
    exportPart: exportConversations,
    start: () => {
      cleanUp ??= repeatCleanUp('clean up conversations', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

/** What a conversation is about, and whether its person may change it. */
interface Subject {
  readonly conversation: Conversation;
  readonly trip: Trip;
  readonly revision: number;
  readonly isReadOnly: boolean;
}

function createHandlers(parts: AssistantParts): Handlers<AssistantEndpoints> {
  const { db } = parts.database;
  const perDayOf = async (uid: string): Promise<number> =>
    limitsOf(await findHasProPass(db, uid)).assistantTurnsPerDay;

  return {
    getConversation: async ({ params: { id }, session: { uid }, request }) => {
      const subject = await subjectOf(parts, id, uid);
      const { conversation, isReadOnly } = subject;
      const messages = await listMessages(db, conversation);
      const language = languageOfHost(request.host, parts.config.englishUrl);
      return {
        messages: isReadOnly
          ? messages.map((message) => ({ ...message, proposal: null }))
          : messages,
        turns: await turnsLeft(db, { uid, perDay: await perDayOf(uid), now: new Date() }),
        answerer: answererOf(parts.config, await findMayReadEntries(db, uid)),
        mayPropose: !isReadOnly,
        ideas: messages.length > 0 ? [] : await ideasAbout(parts, subject, language),
      };
    },
    askAssistant: async (call) => {
      const { uid } = call.session;
      const subject = await subjectOf(parts, call.params.id, uid);
      const perDay = await perDayOf(uid);
      const turn = await beginTurn(db, { uid, perDay, now: new Date(), longestMs: LONGEST_MS });
      try {
        return await answerByStream(parts, call, { subject, turn });
      } finally {
        await turn.end('counted');
      }
    },
    settleProposal: async ({ params: { id, messageId }, body: { state }, session: { uid } }) => {
      const { conversation } = await subjectOf(parts, id, uid);
      const isDone = await settleProposal(db, conversation, { id: messageId, state });
      if (!isDone) throw new AppError('object-not-found');
      return {};
    },
    setAssistantAccess: async ({ body: { mayReadEntries }, session: { uid } }) => {
      await setMayReadEntries(db, uid, mayReadEntries);
      return {};
    },
    // Also of a trip that one may not see any more: what one wrote stays one's own.
    deleteConversation: async ({ params: { id }, session: { uid } }) => {
      await deleteConversation(db, { uid, about: aboutOf(id) });
      return {};
    },
  };
}

/** Worth a look at the map, but not worth a failure. */
async function ideasAbout(
  parts: AssistantParts,
  { trip, isReadOnly }: Subject,
  language: Language,
): Promise<AssistantChoice[]> {
  try {
    const { ideasFor } = await import('@fahrtwind/assistant');
    const measured = await parts.measureLegs(trip);
    const ports = createPorts(parts, AbortSignal.timeout(IDEAS_MS), language);
    return [...(await ideasFor({ trip, language, readOnly: isReadOnly, measured }, ports))];
  } catch (error) {
    parts.log.warn({ err: nameOf(error) }, 'ideas about a trip failed');
    return [];
  }
}

interface Asked {
  readonly subject: Subject;
  readonly turn: Turn;
}

/** Answers by events. Disconnecting stops the answer; the text until then is kept. */
async function answerByStream(
  parts: AssistantParts,
  { body, request, reply }: Call<Endpoints['askAssistant']>,
  { subject, turn }: Asked,
): Promise<FastifyReply> {
  const { db } = parts.database;
  const { conversation, revision } = subject;
  const history = await listHistory(db, conversation, HISTORY_MESSAGES);
  const dialogue = await findDialogue(db, conversation);
  const question = await addQuestion(db, conversation, { id: randomUUID(), text: body.text });
  const { stream, signal } = openAnswer(request, reply);
  stream.send('begin', { question });
  let isRefusal = false;
  const keep = ({ operations, isRefusal: isRefused, ...rest }: TurnAnswer) => {
    isRefusal = isRefused;
    const proposed = operations.length > 0 ? { operations, revision } : null;
    const answer = { ...rest, id: randomUUID(), proposed, questionId: question.id };
    return addAnswer(db, conversation, answer);
  };
  const language = languageOfHost(request.host, parts.config.englishUrl);
  const { text, drivingLimitMinutes } = body;
  const asked = {
    text,
    today: todayOf(body.today),
    language,
    drivingLimitMinutes,
    history,
    dialogue,
  };
  const stored = await answered(parts, subject, { ...asked, stream, signal })
    .then(keep)
    .catch((error: unknown) => {
      parts.log.error({ err: nameOf(error) }, 'an answer of the assistant was not stored');
      return keep(failedAnswer(asked));
    })
    .catch(() => null);
  // Ended before the last event is sent: the person may ask again at once.
  const turns = await turn.end(isRefusal ? 'free' : 'counted');
  if (stored) stream.send('end', { answer: stored, turns });
  stream.end();
  return reply;
}

interface Answering extends Pick<
  TurnQuestion,
  'drivingLimitMinutes' | 'text' | 'today' | 'language' | 'history' | 'dialogue' | 'signal'
> {
  readonly stream: ReturnType<typeof openAnswer>['stream'];
}

function thinkerFor(
  { pool, plannerPorts, search, thinkMs = THINK_MS }: AssistantParts,
  asker: string,
  signal: AbortSignal,
): Thinker {
  const ports = { ...plannerPorts, ...searchPorts(search, signal) };
  const work = { asker, signal, ports, budgetMs: thinkMs, isLong: true };
  return createPooledThinker(pool.of<AssistantTasks>(), work);
}

async function answered(
  parts: AssistantParts,
  { trip, isReadOnly, conversation: { uid: asker } }: Subject,
  { stream, ...question }: Answering,
): Promise<TurnAnswer> {
  // The grammar, which most starts never need.
  const { answerTurn } = await import('./answer-turn.ts');
  return answerTurn(
    {
      log: parts.log,
      endpoint: parts.config.assistant,
      portsOf: (until, language) => createPorts(parts, until, language),
      thinkerOf: (until) => thinkerFor(parts, asker, until),
      ...(parts.modelLimits && { limits: parts.modelLimits }),
    },
    {
      ...question,
      trip,
      isReadOnly,
      measured: await parts.measureLegs(trip),
      mayReadEntries: await findMayReadEntries(parts.database.db, asker),
      onText: (text) => stream.send('text', { text }),
      onStep: (step) => stream.send('step', { step }),
    },
  );
}

/** Stands in for an answer that could not be made or kept. */
function failedAnswer({
  dialogue,
  language,
}: Pick<TurnQuestion, 'dialogue' | 'language'>): TurnAnswer {
  const nothing = { by: null, command: null, choices: [], operations: [], modelText: '' };
  return {
    ...nothing,
    text: sentencesIn(language).failed,
    isStopped: false,
    isRefusal: true,
    dialogue,
  };
}

function openAnswer(request: FastifyRequest, reply: FastifyReply) {
  const abort = new AbortController();
  const stop = (): void => abort.abort(new AppError('canceled'));
  const { draining } = request.server;
  draining.addEventListener('abort', stop, { once: true });
  const stream = openStream(reply, {
    lifeMs: LONGEST_MS,
    onEnd: () => {
      draining.removeEventListener('abort', stop);
      stop();
    },
  });
  // A connection that was closed before never reports its end.
  if (request.raw.socket.destroyed) stop();
  return { stream, signal: abort.signal };
}

/** A trip that the person may see, or a shared copy. Not 403 for strangers, which would tell that it exists. */
async function subjectOf(
  { readTrip, readCopy }: AssistantParts,
  id: string,
  uid: string,
): Promise<Subject> {
  const conversation = { uid, about: aboutOf(id) };
  if (isCopy({ id })) {
    const copy = await readCopy(id);
    if (!copy) throw new AppError('object-not-found');
    return { conversation, trip: viewedTrip(copy), revision: 0, isReadOnly: true };
  }
  const found = await readTrip(id, uid);
  if (!found) throw new AppError('object-not-found');
  const { trip, revision, role } = found;
  return { conversation, trip, revision, isReadOnly: !mayEdit(role) };
}

function aboutOf(id: string): Conversation['about'] {
  return isCopy({ id }) ? { shareId: id } : { tripId: id };
}

function answererOf({ assistant }: Pick<Config, 'assistant'>, mayReadEntries: boolean): Answerer {
  if (!assistant) return { kind: 'rules' };
  const { host } = new URL(assistant.url);
  const fields = ASSISTANT_FIELDS.filter((field) => mayReadEntries || field !== 'entries');
  return { kind: 'model', host, model: assistant.model, fields, mayReadEntries };
}

/** The day where the person is; never far from ours. */
function todayOf(said: string): CalendarDate {
  const ours = readCalendarDate(new Date().toISOString().slice(0, 10));
  const theirs = readCalendarDate(said);
  if (!ours) throw new Error('No day of the calendar.');
  return theirs && Math.abs(daysBetween(ours, theirs)) <= 1 ? theirs : ours;
}
