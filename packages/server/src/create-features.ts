import type { Language } from '@fahrtwind/domain';
import type { StartImport } from '@fahrtwind/geo';
import { createCommunity } from './create-community.ts';
import { createGeo } from './create-geo.ts';
import { createPlanning } from './create-planning.ts';
import type { Database } from './db/database.ts';
import type { AccountConfig } from './features/account/account-config.ts';
import {
  createAccountFeature,
  type AccountFeature,
  type AccountParts,
} from './features/account/account.feature.ts';
import { languageUrls, siteOfHost, type Site } from './features/account/site.ts';
import type { AssistantParts } from './features/assistant/assistant.feature.ts';
import { createBlogFeature } from './features/blog/blog.feature.ts';
import { createFilesFeature } from './features/files/files.feature.ts';
import { createPictures, type Pictures } from './features/files/pictures.ts';
import { createLiveFeature } from './features/live/live.feature.ts';
import { forgetTrigger } from './features/notifications/forget-news.ts';
import {
  createNotificationsFeature,
  type NotificationsFeature,
} from './features/notifications/notifications.feature.ts';
import { createRouteIdeas } from './features/posts/editorial/route-ideas.ts';
import type { RegionImports } from './features/regions/region-imports.ts';
import {
  createShopFeature,
  type ShopFeature,
  type ShopFeatureParts,
} from './features/shop/shop.feature.ts';
import type { TripsFeature } from './features/trips/trips.feature.ts';
import type { AppFeatures } from './http/app.ts';
import { createSlots, type Slots } from './http/slots.ts';
import type { ArticlePage } from './http/pages/page-renderer.ts';
import type { Log } from './jobs/log.ts';
import type { MailOutbox } from './jobs/mail-outbox.ts';
import type { WorkPool } from './threads/work-pool.ts';

export interface FeaturesParts {
  readonly config: AccountConfig;
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly pool: WorkPool;
  /** Where several processes have these in common; else this one has its own. */
  readonly pictures?: Pictures | undefined;
  readonly regionImports?: RegionImports | undefined;
  readonly slots?: Slots | undefined;
  /** Articles of the built pages. */
  readonly articles?: readonly ArticlePage[] | undefined;
  /** What tests replace. */
  readonly passwordHasher?: AccountParts['passwordHasher'];
  readonly shopFolders?: ShopFeatureParts['shopFolders'];
  readonly thinkMs?: AssistantParts['thinkMs'];
  readonly modelLimits?: AssistantParts['modelLimits'];
  readonly startImport?: StartImport | undefined;
}

interface Features {
  /** What requests reach. */
  readonly app: AppFeatures;
  readonly account: AccountFeature;
  readonly notifications: NotificationsFeature;
  readonly shop: ShopFeature;
  readonly measureTrips: TripsFeature['measureDue'];
  /** Begins the work in the background; of several processes, one runs the jobs. */
  start(options: { readonly runsJobs: boolean }): void;
  close(): Promise<void>;
}

/** All features, each with what it needs, hung on the hooks of the account; the one place where they meet. */
export function createFeatures(parts: FeaturesParts): Features {
  const all = createAll(parts);
  hangOnAccount(all);
  const { account, notifications, shop, files } = all;
  const { routes, places, regions } = all.geo;
  const { trips, publicTrips, companions, assistant } = all.planning;
  const { posts, moderation } = all.community;
  const people = [account, trips, publicTrips, companions, posts, moderation, notifications];
  return {
    account,
    notifications,
    shop,
    measureTrips: trips.measureDue,
    app: {
      readSession: account.readSession,
      startState: account.startState,
      handlers: handlersOf(all),
      mountAuth: account.mountAuth,
      mountLive: all.live.mount,
      mountMails: notifications.mount,
      mountMap: all.geo.map.mount,
      mountPayments: shop.mount,
      mountFiles: files.mount,
      sitemaps: { trips: publicTrips.sitemap, posts: posts.sitemap, products: shop.sitemap },
    },
    start: ({ runsJobs }) => {
      places.start();
      trips.measureSaves();
      if (!runsJobs) return;
      for (const one of [...people, assistant, routes, files, shop]) one.start();
    },
    close: async () => {
      const open = [...people, assistant, routes, regions, files, all.pictures, shop];
      for (const one of open) await one.close();
    },
  };
}

type All = ReturnType<typeof createAll>;

function createAll(parts: FeaturesParts) {
  const { config, database, mail, log, pool, shopFolders } = parts;
  const { slots = createSlots() } = parts;
  const siteOf = (host: string): Site => siteOfHost(config, host);
  const originOf = originsOf(config);
  const pictures = parts.pictures ?? createPictures();
  const routeIdeas = createRouteIdeas();
  const notifications = createNotificationsFeature({ config, database, mail, log, originOf });
  const { notify } = notifications;
  const geo = createGeo({ ...parts, pictures });
  const planning = createPlanning({
    config,
    database,
    mail,
    log,
    pool,
    slots,
    notify,
    siteOf,
    places: geo.places,
    routes: geo.routes,
    pictures,
    routeIdeas,
    thinkMs: parts.thinkMs,
    modelLimits: parts.modelLimits,
  });
  const community = createCommunity({
    config,
    database,
    mail,
    log,
    notify,
    siteOf,
    originOf,
    routeIdeas,
    companions: planning.companions,
    publicTrips: planning.publicTrips,
  });
  const { hasAddresses } = geo.places;
  const account = createAccountFeature({ ...parts, slots, hasAddresses });
  const { readSession } = account;
  return {
    account,
    notifications,
    geo,
    planning,
    community,
    pictures,
    files: createFilesFeature({ config, database, log, readSession, pictures }),
    live: createLiveFeature({ database, readSession, slots }),
    shop: createShopFeature({ config, database, mail, log, siteOf, shopFolders }),
    blog: createBlogFeature({ articles: parts.articles ?? [], siteOf }),
  };
}

/** What moves with a guest's registration, stands in an export of one's data, and leaves with an account. */
function hangOnAccount({ account, planning, community, files, shop }: All): void {
  const { trips, publicTrips, companions, exchange, assistant } = planning;
  const { people, posts, moderation } = community;
  account.onGuestUpgrade(trips.reassign);
  account.onGuestUpgrade(exchange.reassign);
  account.onGuestUpgrade(shop.reassign);
  account.onGuestUpgrade(assistant.reassign);
  account.addToExport('trips', trips.exportPart);
  account.addToExport('companions', companions.exportPart);
  account.addToExport('calendarLinks', exchange.exportPart);
  account.addToExport('publicTrips', publicTrips.exportPart);
  account.addToExport('people', people.exportPart);
  for (const [name, part] of Object.entries(posts.exportParts)) account.addToExport(name, part);
  account.addToExport('moderation', moderation.exportPart);
  account.addToExport('files', files.exportPart);
  account.addToExport('shop', shop.exportPart);
  account.addToExport('assistant', assistant.exportPart);
  account.onDeletion(companions.forget);
  account.onDeletion(forgetTrigger);
  account.onDeletion(posts.forget);
  account.onDeletion(moderation.forget);
  account.onDeletion(files.forget);
  account.onDeletion(shop.forget);
}

function handlersOf({ geo, planning, community, ...all }: All): AppFeatures['handlers'] {
  return {
    ...all.account.handlers,
    ...all.notifications.handlers,
    ...all.shop.handlers,
    ...all.blog.handlers,
    ...geo.places.handlers,
    ...geo.lodgings.handlers,
    ...geo.routes.handlers,
    ...geo.map.handlers,
    ...geo.regions.handlers,
    ...planning.trips.handlers,
    ...planning.publicTrips.handlers,
    ...planning.companions.handlers,
    ...planning.exchange.handlers,
    ...planning.print.handlers,
    ...planning.assistant.handlers,
    ...community.people.handlers,
    ...community.posts.handlers,
    ...community.moderation.handlers,
  };
}

/** Where the site is in a language, for mails that no request caused. */
function originsOf(config: AccountConfig): (language: Language) => string {
  const { host } = new URL(config.mainUrl);
  return (language) => languageUrls(config, host)[language];
}
