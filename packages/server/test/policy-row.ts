import type { InjectOptions } from 'fastify';
import type { Browser } from './browser.ts';
import type { Role, SignedIn } from './policy-people.ts';

/** A row of the table that says who may call an endpoint. */
export interface Row {
  /** What the owner has done before, about which the call is. */
  readonly before?: (browser: Browser, owner: SignedIn) => Promise<unknown>;
  /** The call, about the owner's things where it concerns a person. */
  readonly call: (owner: SignedIn) => InjectOptions;
  readonly status: Readonly<Record<Role, number>>;
}

export function statuses(visitor: number, others: number, owner: number): Record<Role, number> {
  return {
    visitor,
    guest: others,
    stranger: others,
    reader: others,
    editor: others,
    owner,
    moderator: others,
    admin: others,
  };
}

/** Not for moderators either. */
export const adminsOnly = (status: number): Readonly<Record<Role, number>> => ({
  ...statuses(401, 403, 403),
  admin: status,
});
