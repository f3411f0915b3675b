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

/** The session's surroundings in a real browser. */
export function browserParts(language: Language): SessionParts {
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
    forget: () => forgetPrivateData(log),
    leave: () => window.location.replace(SIGNED_OUT_PATH),
  };
}
