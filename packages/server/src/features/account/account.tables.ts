import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** A person as the identity service knows them; Better Auth calls this its user. */
export const account = pgTable('account', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  isModerator: boolean('is_moderator').notNull().default(false),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
});

export const signInSession = pgTable('sign_in_session', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
});

/** A password or an external provider; Better Auth calls this an account. */
export const signInMethod = pgTable(
  'sign_in_method',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text('scope'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  (table) => [unique().on(table.providerId, table.accountId)],
);

/** Better Auth's verifications: one-time tokens of mails and provider redirects, hashed. */
export const signInToken = pgTable('sign_in_token', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
});

export const signInRateLimit = pgTable('sign_in_rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

export const userRecord = pgTable('user_record', {
  uid: text('uid')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  doc: jsonb('doc').$type<Readonly<Record<string, unknown>>>().notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  updatedAt: time('updated_at'),
});

export const guestLink = pgTable('guest_link', {
  tokenHash: text('token_hash').primaryKey(),
  guestUid: text('guest_uid')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const guestUpgrade = pgTable('guest_upgrade', {
  guestUid: text('guest_uid')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  toUid: text('to_uid')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  startedAt: time('started_at'),
});
