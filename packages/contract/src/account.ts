import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { startState } from './start.ts';
import { publicUser, user } from './user.ts';

const uid = z.object({ uid: z.string().min(1).max(64) });

const signInSession = z.object({
  id: z.string(),
  /** Readable device, e.g. "Firefox · Linux". */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

/** Signing in and out, passwords and mails are Better Auth's own endpoints under /api/auth. */
export const accountEndpoints = {
  getStart: endpoint({
    method: 'GET',
    path: '/api/start',
    access: 'anyone',
    summary: 'Language, theme, configuration, session and user; refreshes the session',
    reply: startState,
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/api/user/:uid',
    access: 'anyone',
    summary: 'The own user document, or what everybody may see of another user',
    params: uid,
    reply: z.union([user, publicUser]),
  }),
  saveUser: endpoint({
    method: 'PUT',
    path: '/api/user/:uid',
    access: 'session',
    summary: 'Saves the whole own user document',
    params: uid,
    body: user,
    reply: user,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'session',
    summary: 'Devices on which the account is signed in',
    reply: z.object({ sessions: z.array(signInSession) }),
  }),
  revokeSession: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'session',
    summary: 'Signs one device out',
    params: z.object({ id: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),
  revokeOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'session',
    summary: 'Signs all other devices out',
    reply: z.object({ revoked: z.number() }),
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    access: 'session',
    summary: 'All own data as a JSON download',
    reply: z.looseObject({ exportedAt: z.string() }),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/account',
    access: 'session',
    summary: 'Deletes the account and all that belongs to it',
    body: z.object({ password: z.string().max(128).optional() }),
    reply: z.object({}),
  }),
};
