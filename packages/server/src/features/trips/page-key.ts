import { AppError } from '../../http/app-error.ts';
import type { PageKey } from './trip.repository.ts';

/** Where the next page goes on, as a text for an address. */
export function pageKeyOf({
  lastOpened,
  id,
}: {
  readonly lastOpened: string;
  readonly id: string;
}): string {
  return `${Date.parse(lastOpened)}.${id}`;
}

/** PostgreSQL reads dates of five digits in another way than they are written here. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

export function readPageKey(text: string): PageKey {
  const [, ms, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(text) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > LAST_MS)
    throw new AppError('invalid-argument', 'after');
  return { lastOpened: new Date(Number(ms)), id };
}
