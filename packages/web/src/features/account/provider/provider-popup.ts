import { ok, refuse, type Result } from '@fahrtwind/domain';
import type { Clock } from '../../../store/session/clock.ts';
import type { ProviderChannel } from './provider-channel.ts';

const CLOSED_GRACE_MS = 8_000;
const POLL_DESKTOP_MS = 2_000;
const POLL_MOBILE_MS = 10_000;

/** The window in which the user signs in at the provider. */
export interface ProviderWindow {
  readonly isClosed: () => boolean;
  readonly goTo: (address: string) => void;
  readonly close: () => void;
}

export interface PopupDependencies {
  readonly clock: Clock;
  readonly channel: ProviderChannel;
  /** Null when the browser blocks it. */
  readonly openWindow: () => ProviderWindow | null;
  readonly isMobile: () => boolean;
  readonly newAttempt: () => string;
  readonly codeOf: (cause: unknown) => string;
}

type PopupResult = Result<'signed-in', string>;

export interface ProviderPopup {
  /**
   * Opens the window at once, because browsers allow it only during the click, and navigates it once the address is
   * known.
   */
  readonly signIn: (addressFor: (attempt: string) => Promise<string>) => Promise<PopupResult>;
}

/** Calls back when the window has been closed for a while without a message from its last page. */
function watchClosing(
  dependencies: PopupDependencies,
  popup: ProviderWindow,
  onGone: () => void,
): () => void {
  const pollMs = dependencies.isMobile() ? POLL_MOBILE_MS : POLL_DESKTOP_MS;
  let cancel = dependencies.clock.after(pollMs, look);
  function look() {
    cancel = popup.isClosed()
      ? dependencies.clock.after(CLOSED_GRACE_MS, onGone)
      : dependencies.clock.after(pollMs, look);
  }
  return () => cancel();
}

/** Signs in through providers' windows, one at a time: a second one replaces the first. */
export function createProviderPopup(dependencies: PopupDependencies): ProviderPopup {
  let endCurrent: ((result: PopupResult) => void) | null = null;

  return {
    signIn(addressFor) {
      endCurrent?.(refuse('cancelled-popup-request'));
      const popup = dependencies.openWindow();
      if (!popup) return Promise.resolve(refuse('popup-blocked'));
      const attempt = dependencies.newAttempt();
      return new Promise((resolve) => {
        let isOver = false;
        const stopWatching = watchClosing(dependencies, popup, () =>
          end(refuse('popup-closed-by-user')),
        );
        const stopListening = dependencies.channel.listen((told) => {
          if (told.attempt !== attempt) return;
          end(told.error === null ? ok('signed-in') : refuse(told.error));
        });
        function end(result: PopupResult) {
          if (isOver) return;
          isOver = true;
          endCurrent = null;
          stopWatching();
          stopListening();
          popup?.close();
          resolve(result);
        }
        endCurrent = end;
        addressFor(attempt)
          .then((address) => (isOver ? undefined : popup.goTo(address)))
          .catch((cause: unknown) => end(refuse(dependencies.codeOf(cause))));
      });
    },
  };
}
