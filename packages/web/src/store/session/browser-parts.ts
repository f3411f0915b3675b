import type { Language } from '@fahrtwind/contract';
import { signOut } from '../../api/auth.ts';
import { call } from '../../api/client.ts';
import { showToast } from '../../ui/toast.ts';
import { browserClock } from './clock.ts';
import { rememberStart } from './last-known-start.ts';
import { forgetPrivateData } from './private-data.ts';
import { openSessionChannel } from './session-channel.ts';
import type { SessionApi, SessionParts } from './session-parts.ts';
import { failureSentence } from './session-texts.ts';
import { sparedForUnsent, unsentEdits } from './unsent-edits.ts';

const SIGNED_OUT_PATH = '/Ausgeloggt';

const serverApi: SessionApi = {
  async load() {
    const start = await call('getStart', {});
    rememberStart(start);
    return start.session;
  },
  saveUser: (user) => call('saveUser', { params: { uid: user.uid }, body: user }),
  signOut,
};

const log: SessionParts['log'] = (message, cause) => console.error(message, cause ?? '');

/** Asks whether so many trips may be lost with the edits that are only on this device. */
export type ConfirmLoss = (tripCount: number) => Promise<boolean>;

/** The session's surroundings in a real browser. */
export function browserParts(language: Language, confirmLoss: ConfirmLoss): SessionParts {
  return {
    api: serverApi,
    clock: browserClock,
    channel: openSessionChannel(),
    report: (failure, code) =>
      showToast({
        kind: 'negative',
        position: 'top',
        text: failureSentence(language, failure, code),
      }),
    log,
    forget: (what) => forgetPrivateData(log, what === 'everything' ? [] : sparedForUnsent()),
    mayLose: async () => unsentEdits() === 0 || confirmLoss(unsentEdits()),
    leave: () => window.location.replace(SIGNED_OUT_PATH),
  };
}
