import type { NotificationKind } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';

/** What one person did that concerns another. */
export interface NewNotification {
  /** The person who is told. */
  readonly to: string;
  readonly kind: NotificationKind;
  /** The person who did it; empty for the editors and moderators of this installation. */
  readonly by: string;
  /** Bundles what several people did: `liked:post:{id}`. */
  readonly thing: string;
  /** Same-site path that it leads to. */
  readonly target: string;
  /** The title of what it is about. */
  readonly about: string;
}

/** Tells people, in the transaction of what happened. People are not told of what they did themselves, nor of people whom they block. */
export type Notify = (queries: Queries, news: readonly NewNotification[]) => Promise<void>;
