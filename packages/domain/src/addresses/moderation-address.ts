import { MODERATED_KINDS, type ModeratedKind } from '../community/moderation.ts';
import { PATHS } from '../paths.ts';
import type { AddressQuery } from './address-query.ts';

/** One thing that moderators look at. */
export interface CaseTarget {
  readonly kind: ModeratedKind;
  readonly id: string;
}

/** The parameter of the forum's address. */
export const MODERATION_QUERY = 'moderation';

/**
 * `/forum?moderation` lists all that is waiting, `/forum?moderation=post.{id}` shows one thing. Authors see there what
 * was decided about them.
 */
export function moderationPath(target?: CaseTarget): string {
  const path = `${PATHS.forum}?${MODERATION_QUERY}`;
  return target ? `${path}=${target.kind}.${encodeURIComponent(target.id)}` : path;
}

/** Undefined when moderation is not meant; null for the list. */
export function readModeration(query: AddressQuery): CaseTarget | null | undefined {
  const value = query.get(MODERATION_QUERY);
  if (value === null) return undefined;
  const dot = value.indexOf('.');
  const kind = MODERATED_KINDS.find((one) => one === value.slice(0, dot));
  const id = value.slice(dot + 1);
  return kind && id !== '' ? { kind, id } : null;
}
