import { COMPANION_ROLES, isEmail, isPresenceId, MAX_PRESENCE_STOPS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';
import { tripSummary } from './trips.ts';
import { publicUser } from './user.ts';

const params = z.object({ id: tripId });
const role = z.enum(COMPANION_ROLES);
const uid = z.string().min(1).max(100);
/** Identifies an invitation. Only the invited user has it. */
const token = z.string().regex(/^[\w-]{43}$/);
const invitationId = z.string().min(1).max(100);

const companion = publicUser.extend({ role, acceptedAt: z.string() });

/** An open invitation, by mail to one address or as a link that anyone can use. */
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

const companionTrip = tripSummary.extend({ role, owner: publicUser });

/** Another user's trip to which the user was invited. */
export type CompanionTrip = z.infer<typeof companionTrip>;
export type Companion = z.infer<typeof companion>;
export type Invitation = z.infer<typeof invitation>;
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

/** An address as the sign-in accepts it. Whether it belongs to an account is not checked. */
const email = z.string().max(254).refine(isEmail);

export const companionEndpoints = {
  listCompanionTrips: endpoint({
    method: 'GET',
    path: '/api/trips/shared-with-me',
    access: 'session',
    summary: 'Summaries of the trips of others to which one was invited, newest invitation first',
    isCompressed: true,
    hasEtag: true,
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
      owner: publicUser,
      companions: z.array(companion),
      invitations: z.array(invitation),
      /** How many companions the trip may have. */
      limit: z.int(),
    }),
  }),
  inviteByMail: endpoint({
    method: 'POST',
    isStoring: true,
    path: '/api/trips/:id/invitations/mail',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Invites an address to an own trip; an earlier invitation of that address ends',
    params,
    body: z.object({ email, role }),
    reply: invitation,
  }),
  createInviteLink: endpoint({
    method: 'POST',
    isStoring: true,
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
    summary: 'What an invitation is for, before it is accepted',
    body: z.object({ token }),
    reply: z.object({
      tripTitle: z.string(),
      ownerName: z.string(),
      role,
      startDate: z.string(),
      endDate: z.string(),
    }),
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
    summary: 'Makes a companion of an own trip an editor or a reader',
    params: params.extend({ uid }),
    body: z.object({ role }),
    reply: z.object({}),
  }),
  removeCompanion: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/companions/:uid',
    access: 'session',
    summary: 'Removes a companion: the owner any of them, companions themselves',
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
      selection: z.array(z.string().max(100).refine(isPresenceId)).max(MAX_PRESENCE_STOPS),
      /** False for who leaves. */
      isHere: z.boolean(),
    }),
    perMinute: 240,
    reply: z.object({}),
  }),
};
