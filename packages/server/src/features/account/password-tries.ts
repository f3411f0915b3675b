import type { Queries } from '../../db/queries.ts';
import { networkOf } from '../../http/network.ts';
import { countTry, forgetTries, hashed, takeBack, type Try } from './tries.ts';

const OWN_TRIES = 10;
const LONGEST_OWN_PAUSE_MS = 15 * 60 * 1000;
/** Tries of all unknown devices together: many networks can be rented. The owner still gets in by link or on a known device. */
const STRANGERS_TRIES = 100;
const LONGEST_STRANGERS_PAUSE_MS = 30 * 1000;

/** From where a password is tried. */
export type Origin =
  /** A browser in which this account was signed in before. */
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'network'; readonly address: string };

export interface PasswordTry {
  readonly email: string;
  readonly from: Origin;
}

/** Answers how many milliseconds to wait before the password may be tried, 0 for none. */
export function countPasswordTry(db: Queries, given: PasswordTry): Promise<number> {
  return countTry(db, [ownTry(given), ...strangersTry(given)]);
}

/** The password was right. What others have tried is not forgotten by that. */
export async function passwordWasRight(db: Queries, given: PasswordTry): Promise<void> {
  await forgetTries(db, [ownTry(given)]);
  await takeBack(db, strangersTry(given));
}

function ownTry({ email, from }: PasswordTry): Try {
  const who = from.kind === 'network' ? networkOf(from.address) : from.id;
  return {
    key: `${hashed(email.toLowerCase())}|password of ${from.kind} ${hashed(who)}`,
    freeTries: OWN_TRIES,
    longestPauseMs: LONGEST_OWN_PAUSE_MS,
  };
}

function strangersTry({ email, from }: PasswordTry): readonly Try[] {
  if (from.kind !== 'network') return [];
  return [
    {
      key: `${hashed(email.toLowerCase())}|password of strangers`,
      freeTries: STRANGERS_TRIES,
      longestPauseMs: LONGEST_STRANGERS_PAUSE_MS,
    },
  ];
}
