import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Log } from '../../jobs/log.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import type { Site, Telling } from './tell.ts';

export interface ModerationParts {
  readonly database: Database;
  readonly notify: Notify;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly config: { readonly moderators: readonly string[] };
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => Site;
  readonly originOf: Telling['originOf'];
  readonly tellOfRelease: Telling['tellOfRelease'];
}

export function tellingOf(parts: ModerationParts, host: string): Telling {
  const { notify, mail, siteOf, originOf, tellOfRelease } = parts;
  return { notify, mail, site: siteOf(host), originOf, tellOfRelease };
}
