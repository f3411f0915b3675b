import type { NotificationKind } from '@fahrtwind/domain';
import type { Queries } from './queries.ts';

/** What somebody did that concerns another person. */
export interface NewNotification {
  /** Who is told. */
  readonly to: string;
  readonly kind: NotificationKind;
  /** Who did it; empty for the editors and moderators of this installation. */
  readonly by: string;
  /** Bundles what several people did: `liked:post:{id}`. */
  readonly thing: string;
  /** Same-site path that it leads to. */
  readonly target: string;
  /** The title of what it is about. */
  readonly about: string;
}

/** Tells people, in the transaction of what happened. Nobody is told of own deeds, nor by people whom they block. */
export type Notify = (queries: Queries, news: readonly NewNotification[]) => Promise<void>;
