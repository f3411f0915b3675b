import type { Notify } from '../../db/notify.ts';
import { notify } from './notify.ts';

export interface NotificationsFeature {
  readonly notify: Notify;
}

/** What others did that concerns a person. */
export function createNotificationsFeature(): NotificationsFeature {
  return { notify };
}
