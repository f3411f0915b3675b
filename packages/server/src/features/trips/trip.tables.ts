import type { TripSummary } from '@fahrtwind/contract';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { readDocument } from '../../shared/trip-document/packed-document.ts';

type Document = ReturnType<typeof readDocument>;

/** Only read in this way: `packDocument` takes a thread, which a column type cannot wait for. */
const packedDocument = customType<{ data: Document; driverData: Buffer }>({
  dataType: () => 'bytea',
  fromDriver: readDocument,
});

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What a list shows of a document; the rest of a summary is in columns. */
export interface DocumentSummary extends Omit<TripSummary, InColumns | 'isEstimate'> {
  /** Missing where an older program has saved the trip. */
  readonly isEstimate?: boolean;
}

type InColumns =
  | 'id'
  | 'title'
  | 'revision'
  | 'published'
  | 'lastOpened'
  | 'createdAt'
  | 'updatedAt';

export const trip = pgTable('trip', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  title: text('title').notNull(),
  revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  published: boolean('published').notNull().default(false),
  summary: jsonb('summary').$type<DocumentSummary>().notNull(),
  doc: packedDocument('doc').notNull(),
  prints: doublePrecision('prints').notNull().default(0),
  lastOpened: time('last_opened').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  deletedAt: time('deleted_at'),
  shape: smallint('shape').notNull().default(0),
  bytes: integer('bytes').notNull().default(0),
  ways: text('ways'),
  measuredBy: text('measured_by'),
});

export const tripSave = pgTable(
  'trip_save',
  {
    tripId: text('trip_id').notNull(),
    key: text('key').notNull(),
    contentHash: text('content_hash').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    savedAt: time('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.key] })],
);
