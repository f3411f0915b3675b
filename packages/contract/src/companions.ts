import { COMPANION_ROLES, isEmail } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';
import { tripSummary } from './trips.ts';

const params = z.object({ id: tripId });
const role = z.enum(COMPANION_ROLES);
const uid = z.string().min(1).max(100);
/** What an invitation is known by; only whoever was invited has it. */
const token = z.string().regex(/^[\w-]{43}$/);
const invitationId = z.string().min(1).max(100);

const person = z.object({ uid: z.string(), name: z.string(), photoURL: z.string() });

const companion = person.extend({ role, acceptedAt: z.string() });

/** One that was not accepted yet, by mail to one address or as a link for whoever has it. */
const invitation = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'link']),
  /** Null for a link. */
  email: z.string().nullable(),
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** An open one to the own address. */
const receivedInvitation = z.object({
  id: z.string(),
  tripTitle: z.string(),
  ownerName: z.string(),
  role,
  expiresAt: z.string(),
});

const companionTrip = tripSummary.extend({ role, owner: person });

/** A trip of somebody else to which one was invited. */
export type CompanionTrip = z.infer<typeof companionTrip>;
export type Companion = z.infer<typeof companion>;
export type Invitation = z.infer<typeof invitation>;
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

/** An address like the sign-in asks for; whether it belongs to anybody is not looked at. */
const email = z.string().max(254).refine(isEmail);

export const companionEndpoints = {
  listCompanionTrips: endpoint({
    method: 'GET',
    path: '/api/trips/shared-with-me',
    access: 'session',
    summary: 'Summaries of the trips of others to which one was invited, newest invitation first',
    reply: z.object({ trips: z.array(companionTrip) }),
  }),
  listCompanions: endpoint({
    method: 'GET',
    path: '/api/trips/:id/companions',
    access: 'session',
    summary: 'Who travels along on a trip; the owner also learns of open invitations',
    params,
    reply: z.object({
      ownRole: z.enum(['owner', ...COMPANION_ROLES]),
      owner: person,
      companions: z.array(companion),
      invitations: z.array(invitation),
      /** How many companions the trip may have. */
      limit: z.int(),
    }),
  }),
  inviteByMail: endpoint({
    method: 'POST',
    path: '/api/trips/:id/invitations/mail',
    access: 'registered',
    summary: 'Invites an address to an own trip; an earlier invitation of that address ends',
    params,
    body: z.object({ email, role }),
    reply: invitation,
  }),
  createInviteLink: endpoint({
    method: 'POST',
    path: '/api/trips/:id/invitations/link',
    access: 'registered',
    summary: 'Makes a link by which people join an own trip; its token is shown this once',
    params,
    body: z.object({ role }),
    reply: z.object({ invitation, token: z.string() }),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/invitations/:invitationId',
    access: 'session',
    summary: 'Ends an invitation to an own trip; who has accepted it stays',
    params: params.extend({ invitationId }),
    reply: z.object({}),
  }),
  readInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations/read',
    access: 'anyone',
    summary: 'What an invitation is for, before anybody accepts it',
    body: z.object({ token }),
    reply: z.object({ tripTitle: z.string(), ownerName: z.string(), role }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'registered',
    summary: 'Joins the trip of an invitation; doing it again changes nothing',
    body: z.object({ token }),
    reply: z.object({ tripId: z.string() }),
  }),
  listReceivedInvitations: endpoint({
    method: 'GET',
    path: '/api/invitations',
    access: 'registered',
    summary: 'Open invitations to the own address, newest first; none before it was confirmed',
    reply: z.object({ invitations: z.array(receivedInvitation) }),
  }),
  acceptReceivedInvitation: endpoint({
    method: 'POST',
    path: '/api/invitations/:invitationId/accept',
    access: 'registered',
    summary: 'Joins the trip of an open invitation to the own, confirmed address',
    params: z.object({ invitationId }),
    reply: z.object({ tripId: z.string() }),
  }),
  declineInvitation: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:invitationId',
    access: 'registered',
    summary: 'Ends an open invitation to the own, confirmed address',
    params: z.object({ invitationId }),
    reply: z.object({}),
  }),
  changeCompanionRole: endpoint({
    method: 'PATCH',
    path: '/api/trips/:id/companions/:uid',
    access: 'session',
    summary: 'Makes somebody on an own trip an editor or a reader',
    params: params.extend({ uid }),
    body: z.object({ role }),
    reply: z.object({}),
  }),
  removeCompanion: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/companions/:uid',
    access: 'session',
    summary: 'Ends that somebody travels along: the owner for anybody, everybody for themselves',
    params: params.extend({ uid }),
    reply: z.object({}),
  }),
  sayPresence: endpoint({
    method: 'POST',
    path: '/api/trips/:id/presence',
    access: 'session',
    summary:
      'Tells the others on a trip, over their streams, that one is here and what is selected',
    params,
    body: z.object({
      /** Ids of stops. */
      selection: z.array(z.string().max(100)).max(50),
      /** False for who leaves. */
      isHere: z.boolean(),
    }),
    perMinute: 240,
    reply: z.object({}),
  }),
};
