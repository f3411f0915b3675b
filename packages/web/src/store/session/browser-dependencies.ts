import { PATHS } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { signOut } from '../../api/auth.ts';
import { call } from '../../api/client.ts';
import { showToast } from '../../ui/toast.ts';
import { browserClock } from './clock.ts';
import { rememberStart } from './last-known-start.ts';
import { clearPrivateData } from './private-data.ts';
import { openSessionChannel } from './session-channel.ts';
import type { SessionApi, SessionDependencies } from './session-dependencies.ts';
import { isSignedIn } from './session-state.ts';
import { failureSentence } from './session-texts.ts';
import { storesWithUnsentEdits, unsentEdits } from './unsent-edits.ts';

const SIGNED_OUT_PATH = PATHS.signedOut;

const serverApi: SessionApi = {
  async load() {
    const start = await call('getStart', {});
    // Without a session the last one stays known until its data is cleared, also by the next page.
    if (isSignedIn(start.session)) rememberStart(start);
    return start.session;
  },
  // „Alle als gelesen“ is often the last click on a page.
  saveUser: (user) =>
    call('saveUser', { params: { uid: user.uid }, body: user, outlivesPage: true }),
  signOut,
};

const log: SessionDependencies['log'] = (message, cause) => console.error(message, cause ?? '');

/** For a session that has ended without the user's doing. */
export function clearAllButUnsent(): Promise<void> {
  return clearPrivateData(log, storesWithUnsentEdits());
}

/** Asks whether the unsent edits of this many trips may be lost. */
export type ConfirmLoss = (tripCount: number) => Promise<boolean>;

/** The session's dependencies in a real browser. */
export function browserDependencies(
  language: Language,
  confirmLoss: ConfirmLoss,
): SessionDependencies {
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
    clear: (what) => (what === 'everything' ? clearPrivateData(log) : clearAllButUnsent()),
    mayLose: async () => unsentEdits() === 0 || confirmLoss(unsentEdits()),
    leave: () => window.location.replace(SIGNED_OUT_PATH),
  };
}
