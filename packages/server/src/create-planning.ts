import type { Trip } from '@fahrtwind/domain';
import type { createGeo } from './create-geo.ts';
import type { Database } from './db/database.ts';
import type { AccountConfig } from './features/account/account-config.ts';
import type { Site } from './features/account/site.ts';
import {
  createAssistantFeature,
  type AssistantParts,
} from './features/assistant/assistant.feature.ts';
import { createCompanionsFeature } from './features/companions/companions.feature.ts';
import { createExchangeFeature } from './features/exchange/exchange.feature.ts';
import type { Pictures } from './features/files/pictures.ts';
import type { RouteIdeas } from './features/posts/editorial/route-ideas.ts';
import { tripPosts } from './features/posts/trip-post.ts';
import { createPrintFeature } from './features/print/print.feature.ts';
import { publicPathOf } from './features/public-trips/public-path.ts';
import { createPublicTripsFeature } from './features/public-trips/public-trips.feature.ts';
import { createTripsFeature } from './features/trips/trips.feature.ts';
import type { Slots } from './http/slots.ts';
import type { Log } from './jobs/log.ts';
import type { MailOutbox } from './jobs/mail-outbox.ts';
import type { Notify } from './shared/notify/notify.ts';
import type { WorkPool } from './threads/work-pool.ts';

interface PlanningParts extends Pick<ReturnType<typeof createGeo>, 'places' | 'routes'> {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly pool: WorkPool;
  readonly slots: Slots;
  readonly notify: Notify;
  readonly siteOf: (host: string) => Site;
  readonly pictures: Pictures;
  readonly routeIdeas: RouteIdeas;
  readonly thinkMs: AssistantParts['thinkMs'];
  readonly modelLimits: AssistantParts['modelLimits'];
}

/** Trips, and what is done with them: alone, together and in public. */
export function createPlanning(parts: PlanningParts) {
  const { config, database, mail, log, pool, notify, siteOf, places, routes } = parts;
  const { planner, measureLegs, measureTrip, plannerName, plannerPorts } = routes;
  const trips = createTripsFeature({ database, log, measureTrip, plannerName });
  const { read: readTrip, countPrint } = trips;
  const publicTrips = createPublicTripsFeature({
    database,
    log,
    pool,
    plannerPorts,
    measureLegs,
    siteOf,
    tripPosts,
    pictures: parts.pictures,
    routeIdeas: parts.routeIdeas,
  });
  return {
    trips,
    publicTrips,
    companions: createCompanionsFeature({ database, mail, log, notify, siteOf }),
    exchange: createExchangeFeature({
      database,
      pool,
      plannerPorts,
      siteOf,
      readTrip,
      zoneAt: places.zoneAt,
    }),
    print: createPrintFeature({
      log,
      pool,
      slots: parts.slots,
      plannerPorts,
      siteOf,
      readTrip,
      countPrint,
      publicPathOf: (trip: Trip, uid: string) => publicPathOf(database.db, trip, uid),
    }),
    assistant: createAssistantFeature({
      config,
      database,
      log,
      pool,
      planner,
      plannerPorts,
      measureLegs,
      readTrip,
      search: places.search,
      readCopy: publicTrips.readPublic,
      thinkMs: parts.thinkMs,
      modelLimits: parts.modelLimits,
    }),
  };
}
