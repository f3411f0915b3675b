import { createAccountFeature, type AccountFeature } from './features/account/account.feature.ts';
import { siteOfHost } from './features/account/site.ts';
import { createCompanionsFeature } from './features/companions/companions.feature.ts';
import { createLiveFeature } from './features/live/live.feature.ts';
import { createMapFeature } from './features/map/map.feature.ts';
import { createPlacesFeature } from './features/places/places.feature.ts';
import { createRoutesFeature } from './features/routes/routes.feature.ts';
import { createTripsFeature } from './features/trips/trips.feature.ts';
import type { AppParts } from './http/app.ts';

type AccountParts = Parameters<typeof createAccountFeature>[0];

interface Features extends Pick<
  AppParts,
  'readSession' | 'mountAuth' | 'mountLive' | 'mountMap' | 'startState' | 'handlers'
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
  const companions = createCompanionsFeature({
    ...parts,
    siteOf: (host) => siteOfHost(parts.config, host),
  });
  account.addToExport('companions', companions.exportPart);
  account.onDeletion(companions.forget);
  const places = createPlacesFeature(parts);
  const map = createMapFeature(parts);
  const routes = createRoutesFeature(parts);
  const { readSession, mountAuth, startState } = account;
  const live = createLiveFeature({ ...parts, readSession });
  return {
    account,
    readSession,
    mountAuth,
    mountLive: live.mount,
    mountMap: map.mount,
    startState,
    handlers: {
      ...account.handlers,
      ...trips.handlers,
      ...companions.handlers,
      ...routes.handlers,
      ...places.handlers,
      ...map.handlers,
    },
    start: () => {
      account.start();
      trips.start();
      companions.start();
      routes.start();
      places.start();
    },
    close: async () => {
      await account.close();
      await trips.close();
      await companions.close();
      await routes.close();
    },
  };
}
