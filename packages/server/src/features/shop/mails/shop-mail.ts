import type { Language } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';
import type { MailOutbox } from '../../../jobs/mail-outbox.ts';
import { de } from './mail-texts.de.ts';
import { en } from './mail-texts.en.ts';

export interface MailParts {
  readonly config: Omit<Config, 'secret'> & { readonly secret: string };
  readonly mail: Pick<MailOutbox, 'enqueue'>;
}

export const SHOP_MAILS: Readonly<Record<Language, typeof de>> = { de, en };
