import { NOTIFICATION_KINDS, type Location, type Notification, type User } from '@fahrtwind/domain';
import { z } from 'zod';

const location = z.object({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  label: z.string().max(500),
  longLabel: z.string().max(1000).default(''),
  englishName: z.string().max(500).default(''),
}) satisfies z.ZodType<Location>;

export const notification = z.object({
  id: z.string().max(64),
  kind: z.enum(NOTIFICATION_KINDS),
  seen: z.boolean(),
  createdAt: z.string().max(40),
  triggerUserId: z.string().max(64),
  otherCount: z.int().min(0).default(0),
  about: z.string().max(500).default(''),
  target: z.string().max(500),
}) satisfies z.ZodType<Notification>;

/** A page that was loaded before a kind existed sends none of it. */
const allowedNotifications = z.object({
  followed: z.boolean().default(true),
  answered: z.boolean().default(true),
  replied: z.boolean().default(true),
  liked: z.boolean().default(true),
  'best-answer': z.boolean().default(true),
  'trip-copied': z.boolean().default(true),
  invited: z.boolean().default(true),
  moderated: z.boolean().default(true),
}) satisfies z.ZodType<User['allowedNotifications']>;

const ids = z.array(z.string().max(64)).max(10_000).readonly();

/** The whole user document as it is read and saved. */
export const user = z.object({
  uid: z.string().max(64),
  name: z.string().max(80),
  displayName: z.string().max(80),
  email: z.string().max(254),
  isAnonymous: z.boolean(),
  createdAt: z.string().max(40),
  lastLogin: z.string().max(40),
  highlightIds: ids,
  notifications: z.array(notification).max(1000).readonly(),
  allowedNotifications,
  photoURL: z.string().max(2000),
  shareData: z.boolean(),
  darkMode: z.boolean(),
  originLocation: location.nullable(),
  followerIds: ids,
  followingIds: ids,
  sendEmailNotification: z.boolean().default(true),
}) satisfies z.ZodType<User>;

/**
 * The document as it is saved. Lists in it change nothing, except that notifications are seen: they are kept as rows,
 * which other people and devices change meanwhile.
 */
export const savedUser = user.extend({
  /** The fields that were changed; others stay as they are stored. Without it, the whole document is meant. */
  changed: z.array(z.string().max(40)).max(30).optional(),
  /** All notifications up to this time are seen, also those that the document does not show. */
  seenUntil: z.iso.datetime().optional(),
});

export const publicUser = z.object({ uid: z.string(), name: z.string(), photoURL: z.string() });
