import { createAccountFeature, type AccountFeature } from './features/account/account.feature.ts';
import { createLiveFeature } from './features/live/live.feature.ts';
import { createTripsFeature } from './features/trips/trips.feature.ts';
import type { AppParts } from './http/app.ts';

type AccountParts = Parameters<typeof createAccountFeature>[0];

interface Features extends Pick<
  AppParts,
  'readSession' | 'mountAuth' | 'mountLive' | 'startState' | 'handlers'
> {
  readonly account: AccountFeature;
  /** Begins the work in the background. */
  start(): void;
  close(): Promise<void>;
}

/** All features, each hung on the hooks of the account; the one place where they meet. */
export function createFeatures(parts: AccountParts): Features {
  const account = createAccountFeature(parts);
  const trips = createTripsFeature(parts);
  account.onGuestUpgrade(trips.reassign);
  account.addToExport('trips', trips.exportPart);
  const { readSession, mountAuth, startState } = account;
  const live = createLiveFeature({ ...parts, readSession });
  return {
    account,
    readSession,
    mountAuth,
    mountLive: live.mount,
    startState,
    handlers: { ...account.handlers, ...trips.handlers },
    start: () => {
      account.start();
      trips.start();
    },
    close: async () => {
      await account.close();
      await trips.close();
    },
  };
}
