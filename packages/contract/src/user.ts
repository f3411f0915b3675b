import { NOTIFICATION_KINDS, type Location, type Notification, type User } from '@fahrtwind/domain';
import { z } from 'zod';

const location = z.object({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  label: z.string().max(500),
  longLabel: z.string().max(1000).default(''),
  englishName: z.string().max(500).default(''),
}) satisfies z.ZodType<Location>;

const notification = z.object({
  id: z.string().max(64),
  kind: z.enum(NOTIFICATION_KINDS),
  seen: z.boolean(),
  createdAt: z.string().max(40),
  triggerUserId: z.string().max(64),
  target: z.string().max(500),
}) satisfies z.ZodType<Notification>;

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
  allowedNotifications: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
  photoURL: z.string().max(2000),
  shareData: z.boolean(),
  darkMode: z.boolean(),
  originLocation: location.nullable(),
  followerIds: ids,
  followingIds: ids,
  sendEmailNotification: z.boolean().default(true),
}) satisfies z.ZodType<User>;

export const publicUser = z.object({ uid: z.string(), name: z.string(), photoURL: z.string() });
