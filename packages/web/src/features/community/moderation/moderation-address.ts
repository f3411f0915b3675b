import { MODERATED_KINDS, PATHS, type ModeratedKind } from '@fahrtwind/domain';

/** One thing that moderators look at. */
export interface CaseTarget {
  readonly kind: ModeratedKind;
  readonly id: string;
}

/** `/forum?moderation` lists all that is waiting, `/forum?moderation=post.{id}` shows one thing. */
export function moderationPath(target?: CaseTarget): string {
  const path = `${PATHS.forum}?moderation`;
  return target ? `${path}=${target.kind}.${encodeURIComponent(target.id)}` : path;
}

/** Reads the parameter: undefined when moderation is not meant; null for the list. */
export function readModeration(value: string | null): CaseTarget | null | undefined {
  if (value === null) return undefined;
  const [name, id] = value.split('.', 2);
  const kind = MODERATED_KINDS.find((one) => one === name);
  return kind && id !== undefined && id !== '' ? { kind, id } : null;
}
