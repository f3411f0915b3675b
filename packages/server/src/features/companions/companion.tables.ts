import type { CompanionRole } from '@fahrtwind/domain';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const tripCompanion = pgTable(
  'trip_companion',
  {
    tripId: text('trip_id').notNull(),
    userId: text('user_id').notNull(),
    role: text('role').$type<CompanionRole>().notNull(),
    invitedBy: text('invited_by').$type<'mail' | 'link'>().notNull(),
    acceptedAt: time('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.userId] })],
);

export const tripInvitation = pgTable('trip_invitation', {
  id: text('id').primaryKey(),
  tripId: text('trip_id').notNull(),
  createdBy: text('created_by').notNull(),
  tokenHash: text('token_hash').notNull(),
  email: text('email'),
  role: text('role').$type<CompanionRole>().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endedAt: time('ended_at'),
});
