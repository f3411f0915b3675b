import type { AssistantMessage } from '@fahrtwind/contract';
import type { DialogueState } from '@fahrtwind/assistant';
import { RETENTION, secondsOf, type TripOperation } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Older messages of a conversation go. */
const MESSAGES_PER_TRIP = 100;
/** Over all conversations of a person. */
const MESSAGES_PER_PERSON = 2000;

/** Whose conversation it is, and about what: a trip, or a shared copy by its link. */
export interface Conversation {
  readonly uid: string;
  readonly about: { readonly tripId: string } | { readonly shareId: string };
}

interface Proposed {
  readonly operations: readonly TripOperation[];
  readonly revision: number;
}

export interface NewMessage extends Pick<
  AssistantMessage,
  'id' | 'author' | 'text' | 'by' | 'isStopped' | 'command' | 'choices'
> {
  readonly proposed: Proposed | null;
  /** The part of an answer that a model said itself. */
  readonly modelText: string;
  /** What the rules have to know for the next message. */
  readonly dialogue: unknown;
}

interface MessageRow extends Record<string, unknown> {
  readonly id: string;
  readonly author: AssistantMessage['author'];
  readonly text: string;
  readonly by: AssistantMessage['by'];
  readonly isStopped: boolean;
  readonly command: AssistantMessage['command'];
  readonly choices: AssistantMessage['choices'];
  readonly operations: { readonly op: string }[] | null;
  readonly revision: number | null;
  readonly state: NonNullable<AssistantMessage['proposal']>['state'] | null;
  readonly createdAt: string;
}

const COLUMNS = sql`id, author, text, answered_by as by, is_stopped as "isStopped", command, choices, operations,
  revision::float8, proposal_state as state, created_at as "createdAt"`;

function isOf({ uid, about }: Conversation): SQL {
  const where =
    'tripId' in about ? sql`trip_id = ${about.tripId}` : sql`share_id = ${about.shareId}`;
  return sql`user_id = ${uid} and ${where}`;
}

/** The messages, the oldest first. */
export async function listMessages(
  queries: Queries,
  conversation: Conversation,
): Promise<AssistantMessage[]> {
  const { rows } = await queries.execute<MessageRow>(
    sql`select ${COLUMNS} from assistant_message where ${isOf(conversation)} order by place`,
  );
  return rows.map(messageOf);
}

/** What a model may be told of the conversation, the oldest first: the person's words and its own. */
export async function listHistory(
  queries: Queries,
  conversation: Conversation,
  most: number,
): Promise<Pick<AssistantMessage, 'author' | 'text'>[]> {
  const { rows } = await queries.execute<{
    readonly author: AssistantMessage['author'];
    readonly text: string;
  }>(sql`
    select author, case author when 'person' then text else model_text end as text
    from assistant_message where ${isOf(conversation)} order by place desc limit ${most}`);
  return rows.toReversed();
}

/** What the rules kept with the last answer; null at the beginning. A proposal that was decided by a button waits no more. */
export async function findDialogue(
  queries: Queries,
  conversation: Conversation,
): Promise<DialogueState | null> {
  const { rows } = await queries.execute<{
    readonly dialogue: DialogueState | null;
    readonly state: string | null;
  }>(sql`
    select dialogue, (select proposal_state from assistant_message
      where ${isOf(conversation)} and operations is not null order by place desc limit 1) as state
    from assistant_message
    where ${isOf(conversation)} and author = 'assistant' order by place desc limit 1`);
  const [row] = rows;
  if (!row?.dialogue) return null;
  return row.state === 'open' ? row.dialogue : { ...row.dialogue, proposal: null };
}

/** Adds a question and lets go of the oldest messages where there are too many. */
export async function addQuestion(
  queries: Queries,
  conversation: Conversation,
  { id, text }: Pick<NewMessage, 'id' | 'text'>,
): Promise<AssistantMessage> {
  const blank = { by: null, isStopped: false, command: null } as const;
  const question = {
    ...blank,
    id,
    text,
    author: 'person',
    proposed: null,
    modelText: '',
    dialogue: null,
  } as const;
  const stored = await insert(queries, conversation, { ...question, choices: [] }, sql`true`);
  await keepNewest(queries, isOf(conversation), MESSAGES_PER_TRIP);
  await keepNewest(queries, sql`user_id = ${conversation.uid}`, MESSAGES_PER_PERSON);
  if (!stored) throw new Error('A question was not stored.');
  return stored;
}

/** Adds the answer to a question; a proposal takes the place of those that still wait. Null where the conversation was deleted meanwhile. */
export async function addAnswer(
  queries: Queries,
  conversation: Conversation,
  { questionId, ...answer }: Omit<NewMessage, 'author'> & { readonly questionId: string },
): Promise<AssistantMessage | null> {
  const isThere = sql`exists (select from assistant_message where id = ${questionId})`;
  return insert(queries, conversation, { ...answer, author: 'assistant' }, isThere);
}

async function insert(
  queries: Queries,
  conversation: Conversation,
  message: NewMessage,
  condition: SQL,
): Promise<AssistantMessage | null> {
  const { uid, about } = conversation;
  const { id, author, text, by, isStopped, command, choices, proposed, dialogue } = message;
  const { rows } = await queries.execute<MessageRow>(sql`
    with replaced as (update assistant_message set proposal_state = 'replaced'
      where ${isOf(conversation)} and proposal_state = 'open' and ${proposed !== null} and ${condition})
    insert into assistant_message (id, user_id, trip_id, share_id, author, text, model_text, answered_by, is_stopped,
      command, choices, operations, revision, proposal_state, dialogue, created_at)
    select ${id}, ${uid}, ${'tripId' in about ? about.tripId : null},
      ${'shareId' in about ? about.shareId : null}, ${author}, ${text}, ${message.modelText}, ${by}, ${isStopped}, ${command},
      ${jsonOf(choices)}::jsonb, ${jsonOf(proposed?.operations)}::jsonb,
      ${proposed?.revision ?? null}::bigint, ${proposed ? 'open' : null}, ${jsonOf(dialogue)}::jsonb,
      ${new Date().toISOString()}::timestamptz
    where ${condition}
    returning ${COLUMNS}`);
  return rows[0] ? messageOf(rows[0]) : null;
}

async function keepNewest(queries: Queries, which: SQL, most: number): Promise<void> {
  await queries.execute(sql`
    delete from assistant_message where ${which} and place <= (
      select place from assistant_message where ${which} order by place desc offset ${most} limit 1)`);
}

/** Keeps what became of a proposal. False where there is none. */
export async function settleProposal(
  queries: Queries,
  conversation: Conversation,
  { id, state }: { readonly id: string; readonly state: 'accepted' | 'rejected' | 'undone' },
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    update assistant_message set proposal_state = ${state}
    where ${isOf(conversation)} and id = ${id} and operations is not null returning id`);
  return rows.length > 0;
}

export async function deleteConversation(
  queries: Queries,
  conversation: Conversation,
): Promise<void> {
  await queries.execute(sql`delete from assistant_message where ${isOf(conversation)}`);
}

/** All conversations of a person, for the download of their data. */
export async function exportConversations(queries: Queries, uid: string): Promise<unknown> {
  const { rows } = await queries.execute(sql`
    select coalesce(trip_id, share_id) as about, author, text, answered_by as "answeredBy", is_stopped as "isStopped",
      operations, proposal_state as "proposal", created_at as "createdAt"
    from assistant_message where user_id = ${uid} order by place`);
  return rows;
}

/** A guest's conversations go on under the account. Today's turns are added up. */
export async function reassignConversations(
  tx: Queries,
  fromUid: string,
  toUid: string,
): Promise<void> {
  await tx.execute(sql`update assistant_message set user_id = ${toUid} where user_id = ${fromUid}`);
  // What the account has decided itself stays.
  await tx.execute(sql`
    insert into assistant_access (user_id, may_read_entries)
    select ${toUid}, may_read_entries from assistant_access where user_id = ${fromUid}
    on conflict (user_id) do nothing`);
  await tx.execute(sql`delete from assistant_access where user_id = ${fromUid}`);
  await tx.execute(sql`
    insert into assistant_usage (user_id, day, turns)
    select ${toUid}, day, turns from assistant_usage where user_id = ${fromUid}
    on conflict (user_id) do update set
      turns = case when assistant_usage.day = excluded.day then assistant_usage.turns + excluded.turns
        when assistant_usage.day > excluded.day then assistant_usage.turns else excluded.turns end,
      day = greatest(assistant_usage.day, excluded.day)`);
  await tx.execute(sql`delete from assistant_usage where user_id = ${fromUid}`);
}

export async function cleanUpConversations(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - secondsOf(RETENTION.assistantMessage) * 1000);
  await queries.execute(
    sql`delete from assistant_message where created_at < ${before.toISOString()}`,
  );
  // The turns of a day say nothing on the day after the next one, wherever the person is.
  const day = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await queries.execute(sql`delete from assistant_usage where day < ${day}::date`);
}

function messageOf(row: MessageRow): AssistantMessage {
  const { operations, revision, state, createdAt, ...rest } = row;
  const hasProposal = operations !== null && revision !== null && state !== null;
  return {
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    proposal: hasProposal ? { operations, revision, state } : null,
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
