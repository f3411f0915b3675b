import type { Endpoints } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import type { SignedIn } from './policy-people.ts';
import { statuses, type Row } from './policy-row.ts';

type AssistantEndpoint = Extract<
  keyof Endpoints,
  | 'getConversation'
  | 'askAssistant'
  | 'settleProposal'
  | 'deleteConversation'
  | 'setAssistantAccess'
>;

interface Parts {
  readonly saveTrip: NonNullable<Row['before']>;
  readonly onTrip: (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path?: string,
  ) => (owner: SignedIn) => InjectOptions;
  readonly pool: () => Pool;
}

/** Strangers get nothing, not even that the trip exists; readers answers. Proposals are in conversations of one person. */
const ofThePeople = { ...statuses(401, 404, 200), reader: 200, editor: 200 };

export function createAssistantRows({
  saveTrip,
  onTrip,
  pool,
}: Parts): Readonly<Record<AssistantEndpoint, Row>> {
  const hasProposal: Row['before'] = async (browser, owner) => {
    await saveTrip(browser, owner);
    const { uid } = owner.user;
    await pool().query(
      `insert into assistant_message (id, user_id, trip_id, author, text, operations, revision, proposal_state, created_at)
       values ($1, $2, $3, 'assistant', 'So?', '[]', 1, 'open', now())`,
      [`message-of-${uid}`, uid, `trip-of-${uid}`],
    );
  };
  return {
    getConversation: { before: saveTrip, call: onTrip('GET', '/assistant'), status: ofThePeople },
    askAssistant: {
      before: saveTrip,
      call: (owner) => ({
        ...onTrip('POST', '/assistant')(owner),
        payload: { text: 'Wie teuer wird das?', today: '2026-11-17' },
      }),
      status: ofThePeople,
    },
    settleProposal: {
      before: hasProposal,
      call: (owner) => ({
        ...onTrip('PUT', `/assistant/message-of-${owner.user.uid}/proposal`)(owner),
        payload: { state: 'rejected' },
      }),
      status: statuses(401, 404, 200),
    },
    // The caller's own setting.
    setAssistantAccess: {
      call: () => ({
        method: 'PUT',
        url: '/api/assistant/access',
        payload: { mayReadEntries: false },
      }),
      status: statuses(401, 200, 200),
    },
    // Deletes the caller's own conversation, if there is one: that tells nothing of the trip.
    deleteConversation: {
      before: hasProposal,
      call: onTrip('DELETE', '/assistant'),
      status: statuses(401, 200, 200),
    },
  };
}
