import { ASSISTANT_FIELDS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';

const params = z.object({ id: tripId });
const messageId = z.string().min(1).max(100);

/** As many characters may a question have. */
export const MAX_QUESTION_LENGTH = 2000;

/** A list of operations for the planner, and the revision of the trip that they were made on. */
const proposal = z.object({
  revision: z.int(),
  /** In the form of the domain's `TripOperation`, which made them. */
  operations: z.array(z.looseObject({ op: z.string() })),
  /** A newer proposal takes the place of one that still waits. */
  state: z.enum(['open', 'accepted', 'rejected', 'replaced', 'undone']),
});

/** What stands on a chip, and the message that it sends. */
const choice = z.object({ label: z.string(), say: z.string() });

const message = z.object({
  id: z.string(),
  author: z.enum(['person', 'assistant']),
  /** In Markdown where the assistant wrote it. */
  text: z.string(),
  createdAt: z.string(),
  /** What gave the answer; null for what the person wrote. */
  by: z.enum(['rules', 'model']).nullable(),
  /** The person has stopped the answer, or left. */
  isStopped: z.boolean(),
  /** What the app is to do: the person has said it in words. */
  command: z.enum(['undo', 'redo', 'accept', 'reject']).nullable(),
  /** Null where there is none, and for everybody who may not change the trip. */
  proposal: proposal.nullable(),
  /** What the person could say next, by one press. */
  choices: z.array(choice),
});

const turns = z.object({ left: z.int(), perDay: z.int() });

/** What answers: an outside model by its host and name, or the rules alone. */
const answerer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rules') }),
  z.object({
    kind: z.literal('model'),
    host: z.string(),
    model: z.string(),
    /** The fields of the trip that are sent to it. */
    fields: z.array(z.enum(ASSISTANT_FIELDS)),
    /** Whether the person allows that it reads what they wrote at activities and restaurants. */
    mayReadEntries: z.boolean(),
  }),
]);

export type AssistantMessage = z.infer<typeof message>;
export type AssistantProposal = z.infer<typeof proposal>;
export type AssistantTurns = z.infer<typeof turns>;
export type AssistantChoice = z.infer<typeof choice>;
export type Answerer = z.infer<typeof answerer>;

/** The events of an answer, in this order: `begin`, any number of `text` and `step`, `end`. */
export interface AssistantEvents {
  /** What the person wrote, as it is stored. */
  readonly begin: { readonly question: AssistantMessage };
  /** A further piece of the answer. */
  readonly text: { readonly text: string };
  /** What is being done while no text comes. */
  readonly step: { readonly step: 'searching' | 'planning' };
  /** The whole answer, as it is stored. */
  readonly end: { readonly answer: AssistantMessage; readonly turns: AssistantTurns };
}

export const assistantEndpoints = {
  getConversation: endpoint({
    method: 'GET',
    path: '/api/trips/:id/assistant',
    access: 'session',
    summary: 'The own conversation about a trip or a shared copy, and who answers',
    params,
    reply: z.object({
      messages: z.array(message),
      turns,
      answerer,
      /** False for readers and shared copies, who get answers alone. */
      mayPropose: z.boolean(),
      /** What one could ask about this trip to begin with. */
      ideas: z.array(choice),
    }),
  }),
  askAssistant: endpoint({
    method: 'POST',
    path: '/api/trips/:id/assistant',
    access: 'session',
    isStoring: true,
    summary:
      'Asks about a trip; answered by server-sent events. One answer at a time for each account; disconnecting stops it',
    params,
    body: z.object({
      text: z.string().trim().min(1).max(MAX_QUESTION_LENGTH),
      /** The day where the person is, for „morgen“. */
      today: z.iso.date(),
      /** How long the person wants to drive on one day, as the planner warns; missing for the usual limit. */
      drivingLimitMinutes: z.int().min(30).max(1440).optional(),
    }),
    perMinute: 30,
    reply: z.any(),
    fileTypes: ['text/event-stream'],
  }),
  settleProposal: endpoint({
    method: 'PUT',
    path: '/api/trips/:id/assistant/:messageId/proposal',
    access: 'session',
    summary: 'Keeps whether a proposal of the own conversation was accepted; changes no trip',
    params: params.extend({ messageId }),
    body: z.object({ state: z.enum(['accepted', 'rejected', 'undone']) }),
    reply: z.object({}),
  }),
  setAssistantAccess: endpoint({
    method: 'PUT',
    path: '/api/assistant/access',
    access: 'session',
    summary:
      'Allows or forbids that a language model reads the entries of trips; forbidden at first',
    body: z.object({ mayReadEntries: z.boolean() }),
    reply: z.object({}),
  }),
  deleteConversation: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/assistant',
    access: 'session',
    summary: 'Deletes the own conversation about a trip',
    params,
    reply: z.object({}),
  }),
};
