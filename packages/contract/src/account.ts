import { POSTS_WISHES } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { startState } from './start.ts';
import { publicUser, savedUser, user } from './user.ts';

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
    summary: 'The own user document, or the public part of another user',
    params: uid,
    reply: z.union([user, publicUser]),
  }),
  saveUser: endpoint({
    method: 'PUT',
    path: '/api/user/:uid',
    access: 'session',
    summary: 'Saves the whole own user document',
    params: uid,
    body: savedUser,
    reply: user,
  }),
  getIdentityToken: endpoint({
    method: 'GET',
    path: '/api/account/token',
    access: 'session',
    summary:
      'A token that says who is signed in, for a program beside the site; where one is configured',
    perMinute: 60,
    reply: z.object({ token: z.string(), issuedAt: z.string() }),
  }),
  getTokenKeys: endpoint({
    method: 'GET',
    path: '/api/account/token-keys',
    access: 'anyone',
    summary: 'The public key of these tokens, as a set of JSON Web Keys',
    reply: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          alg: z.literal('EdDSA'),
          use: z.literal('sig'),
          x: z.string(),
        }),
      ),
    }),
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
  readSignInLink: endpoint({
    method: 'POST',
    path: '/api/account/sign-in-link',
    access: 'anyone',
    summary: 'The address that a mailed link signs in, before it is used',
    body: z.object({ token: z.string().min(1).max(64) }),
    perMinute: 30,
    reply: z.object({ email: z.string() }),
  }),
  confirmOwner: endpoint({
    method: 'POST',
    path: '/api/account/confirm',
    access: 'registered',
    summary: 'Proves by password who is there, which counts as a fresh sign-in for ten minutes',
    body: z.object({ password: z.string().min(1).max(128) }),
    reply: z.object({}),
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/account/export',
    access: 'session',
    summary: 'All own data as a JSON download; needs a fresh sign-in',
    reply: z.looseObject({ exportedAt: z.string() }),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/account',
    access: 'session',
    summary:
      'Deletes the account and all that belongs to it; needs the password or a fresh sign-in',
    body: z.object({
      password: z.string().max(128).optional(),
      /** What becomes of own posts and answers. */
      posts: z.enum(POSTS_WISHES).default('remove'),
    }),
    reply: z.object({}),
  }),
};
