import { browserClock } from '../../../store/session/clock.ts';
import { failureOf } from '../../../parts/failures/failure.ts';
import { providerChannel } from './provider-channel.ts';
import { createProviderPopup, type ProviderWindow } from './provider-popup.ts';

const WIDTH = 500;
const HEIGHT = 600;

export function isMobile(): boolean {
  return window.matchMedia('(max-width: 1023px)').matches;
}

function openWindow(): ProviderWindow | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = window.open('about:blank', '_blank', features);
  if (!popup || popup.closed) return null;
  return {
    isClosed: () => popup.closed,
    goTo: (address) => popup.location.replace(address),
    close: () => popup.close(),
  };
}

/** One per tab, so that a second window always replaces the first. */
export const providerPopup = createProviderPopup({
  clock: browserClock,
  channel: providerChannel,
  openWindow,
  isMobile,
  newAttempt: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  codeOf: (cause) => failureOf(cause).code,
});
