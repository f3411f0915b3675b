import { ACCESSIBILITY_STANDINGS, LANGUAGES } from '@fahrtwind/domain';
import { z } from 'zod';
import { user } from './user.ts';

/** A visitor without a session, an anonymous guest, or a registered user. */
export const sessionState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('visitor') }),
  z.object({
    state: z.enum(['guest', 'registered']),
    sessionId: z.string(),
    /** ISO time at which the session ends unless it is refreshed before. */
    expiresAt: z.string(),
    emailVerified: z.boolean(),
    /** How this person can sign in: 'credential' (a password is set) and ids of external providers. */
    signInMethods: z.array(z.string()),
    isModerator: z.boolean(),
    /** May administer the shop. */
    isAdmin: z.boolean(),
    /** While a pro pass lasts. */
    hasProPass: z.boolean(),
    /** Notifications that have not been seen, of which the document shows the newest. */
    unseen: z.int(),
    user,
  }),
]);

export type SessionState = z.infer<typeof sessionState>;

/** The operator of this installation, for the legal pages; empty text where the operator gave nothing. */
const operator = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  representative: z.string(),
  register: z.string(),
  vatId: z.string(),
  responsible: z.string(),
});

/** An outside service that this installation asks, and its hosts. Browsers ask only `map`, and `payment` where people pay there. */
const outsideService = z.object({
  use: z.enum([
    'map',
    'mapFile',
    'places',
    'routes',
    'pois',
    'lodgings',
    'shortLinks',
    'mail',
    'files',
    'payment',
    'assistant',
  ]),
  hosts: z.array(z.string()),
});

/** What the browser may know of the server's configuration. */
export const publicConfig = z.object({
  mainUrl: z.string(),
  englishUrl: z.string(),
  forumUrl: z.string(),
  /** The address that previews of pages name; null where the site does not know its own. */
  previewUrl: z.string().nullable(),
  /** Addresses that the language widget leads to; on local hosts these are the local ones. */
  languageUrls: z.record(z.enum(LANGUAGES), z.string()),
  identityProviders: z.array(z.object({ id: z.string(), label: z.string() })),
  analyticsScriptUrl: z.string().nullable(),
  cookieBanner: z.enum(['always', 'when-needed']),
  /** For the statement on accessibility. */
  accessibility: z.enum(ACCESSIBILITY_STANDINGS),
  /** From the operator's contract with a booking site; empty without one. */
  bookingPartnerId: z.string(),
  /** The host of the booking search that is asked for lodgings; null without one. */
  bookingSearchHost: z.string().nullable(),
  /** Whether the place search knows streets and house numbers. */
  hasAddresses: z.boolean(),
  /** Where the browser sends who is signed in, on the same address; null: nowhere. */
  tokenSyncPath: z.string().nullable(),
  /** For the privacy page. */
  outsideServices: z.array(outsideService),
  operator,
});

export type PublicConfig = z.infer<typeof publicConfig>;

/** Everything the app needs before its first paint; the server also writes it into the page. */
export const startState = z.object({
  language: z.enum(LANGUAGES),
  /** Null leaves the choice to the system. */
  theme: z.enum(['light', 'dark']).nullable(),
  config: publicConfig,
  session: sessionState,
});

export type StartState = z.infer<typeof startState>;
export type Language = StartState['language'];
