import type { Language } from '@fahrtwind/domain';
import type { Database } from './db/database.ts';
import type { AccountConfig } from './features/account/account-config.ts';
import type { Site } from './features/account/site.ts';
import type { CompanionsFeature } from './features/companions/companions.feature.ts';
import { createModerationFeature } from './features/moderation/moderation.feature.ts';
import { forgetNews } from './features/notifications/forget-news.ts';
import { createPeopleFeature } from './features/people/people.feature.ts';
import type { RouteIdeas } from './features/posts/editorial/route-ideas.ts';
import { createPostsFeature } from './features/posts/posts.feature.ts';
import type { PublicTripsFeature } from './features/public-trips/public-trips.feature.ts';
import type { Log } from './jobs/log.ts';
import type { MailOutbox } from './jobs/mail-outbox.ts';
import type { Notify } from './shared/notify/notify.ts';

interface CommunityParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly notify: Notify;
  readonly siteOf: (host: string) => Site;
  readonly originOf: (language: Language) => string;
  readonly routeIdeas: RouteIdeas;
  readonly companions: CompanionsFeature;
  readonly publicTrips: PublicTripsFeature;
}

/** What people write and do with each other. */
export function createCommunity(parts: CommunityParts) {
  const { config, database, mail, log, notify, siteOf, originOf, routeIdeas } = parts;
  const posts = createPostsFeature({ config, database, notify, log, siteOf, routeIdeas });
  return {
    posts,
    people: createPeopleFeature({
      database,
      notify,
      forgetNews,
      separate: parts.companions.separate,
      travelsOf: parts.publicTrips.travelsOf,
      listTripsOf: parts.publicTrips.listTripsOf,
    }),
    moderation: createModerationFeature({
      config,
      database,
      mail,
      log,
      notify,
      siteOf,
      originOf,
      tellOfRelease: posts.tellOfRelease,
    }),
  };
}
