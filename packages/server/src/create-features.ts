import type { Language, Trip } from '@fahrtwind/domain';
import { createCommunity } from './create-community.ts';
import { createAccountFeature, type AccountFeature } from './features/account/account.feature.ts';
import { languageUrls, siteOfHost } from './features/account/site.ts';
import { createAssistantFeature } from './features/assistant/assistant.feature.ts';
import { createBlogFeature } from './features/blog/blog.feature.ts';
import { createCompanionsFeature } from './features/companions/companions.feature.ts';
import { createExchangeFeature } from './features/exchange/exchange.feature.ts';
import { createFilesFeature } from './features/files/files.feature.ts';
import { createPictures, type Pictures } from './features/files/pictures.ts';
import { createLiveFeature } from './features/live/live.feature.ts';
import { createLodgingsFeature } from './features/lodgings/lodgings.feature.ts';
import { createMapFeature } from './features/map/map.feature.ts';
import {
  createNotificationsFeature,
  type NotificationsFeature,
} from './features/notifications/notifications.feature.ts';
import { forgetNews } from './features/notifications/forget-news.ts';
import { createPrintFeature } from './features/print/print.feature.ts';
import { createPlacesFeature } from './features/places/places.feature.ts';
import { createRouteIdeas } from './features/posts/editorial/route-ideas.ts';
import { tripPosts } from './features/posts/trip-post.ts';
import { publicPathOf } from './features/public-trips/public-path.ts';
import { createPublicTripsFeature } from './features/public-trips/public-trips.feature.ts';
import { createRegionsFeature } from './features/regions/regions.feature.ts';
import { createRoutesFeature } from './features/routes/routes.feature.ts';
import {
  createShopFeature,
  type ShopFeature,
  type ShopFolders,
} from './features/shop/shop.feature.ts';
import { createTripsFeature, type TripsFeature } from './features/trips/trips.feature.ts';
import type { AppParts } from './http/app.ts';
import type { ArticlePage } from './http/pages/page-renderer.ts';

type AccountParts = Parameters<typeof createAccountFeature>[0] & {
  /** Where else than in `content` products and their texts are. */
  readonly shopFolders?: ShopFolders;
};
type GivenParts = AccountParts &
  Pick<Parameters<typeof createAssistantFeature>[0], 'pool' | 'modelLimits' | 'thinkMs'> &
  Pick<Parameters<typeof createRegionsFeature>[0], 'startImport'>;

interface FeatureParts extends GivenParts {
  /** Articles of the built pages. */
  readonly articles?: readonly ArticlePage[] | undefined;
}

interface Features extends Pick<
  AppParts,
  | 'readSession'
  | 'mountAuth'
  | 'mountLive'
  | 'mountMails'
  | 'mountMap'
  | 'mountPayments'
  | 'mountFiles'
  | 'startState'
  | 'handlers'
  | 'sitemaps'
> {
  readonly account: AccountFeature;
  readonly notifications: NotificationsFeature;
  readonly shop: ShopFeature;
  readonly measureTrips: TripsFeature['measureDue'];
  /** Begins the work in the background. */
  start(): void;
  close(): Promise<void>;
}

/** All features, each hung on the hooks of the account; the one place where they meet. */
export function createFeatures({ articles = [], ...given }: FeatureParts): Features {
  const notifications = createNotificationsFeature({ ...given, originOf: originOf(given) });
  const [pictures, routeIdeas] = [createPictures(), createRouteIdeas()];
  const parts = { ...given, notify: notifications.notify, forgetNews, pictures, routeIdeas };
  const places = createPlaces(parts);
  const account = createAccountFeature({ ...parts, hasAddresses: places.hasAddresses });
  const routes = createRoutesFeature(parts);
  const trips = createTripsFeature({ ...parts, ...routes });
  account.onGuestUpgrade(trips.reassign);
  account.addToExport('trips', trips.exportPart);
  const siteOf = (host: string) => siteOfHost(parts.config, host);
  const companions = openCompanions({ ...parts, siteOf }, account);
  const map = createMaps(parts);
  const forFiles = { ...parts, siteOf, readTrip: trips.read, ...routes };
  const exchange = openExchange({ ...forFiles, zoneAt: places.zoneAt }, account);
  const print = createPrintFeature({ ...forPaper(parts, trips), ...forFiles });
  const publicTrips = createPublicTripsFeature({ ...parts, ...routes, siteOf, tripPosts });
  account.addToExport('publicTrips', publicTrips.exportPart);
  const forPeople = { siteOf, originOf: originOf(given), separate: companions.separate };
  const community = createCommunity({ ...parts, ...publicTrips, ...forPeople, account });
  const { readSession, mountAuth, startState } = account;
  const files = openFiles({ ...parts, readSession }, account);
  const shop = openShop({ ...parts, siteOf }, account);
  const assistant = createAssistant({ ...forFiles, account, places, routes, publicTrips });
  const people = [account, trips, publicTrips, companions, community, notifications, assistant];
  return {
    account,
    notifications,
    shop,
    measureTrips: trips.measureDue,
    readSession,
    mountAuth,
    mountLive: createLiveFeature({ ...parts, readSession }).mount,
    mountMails: notifications.mount,
    mountMap: map.mount,
    mountPayments: shop.mount,
    mountFiles: files.mount,
    startState,
    sitemaps: { trips: publicTrips.sitemap, posts: community.sitemap, products: shop.sitemap },
    handlers: {
      ...account.handlers,
      ...assistant.handlers,
      ...trips.handlers,
      ...publicTrips.handlers,
      ...companions.handlers,
      ...community.handlers,
      ...createBlogFeature({ articles, siteOf }).handlers,
      ...notifications.handlers,
      ...exchange.handlers,
      ...routes.handlers,
      ...places.handlers,
      ...map.handlers,
      ...print.handlers,
      ...shop.handlers,
    },
    start: () => startAll([...people, routes, places, files, shop]),
    close: () => closeAll([...people, routes, map, files, pictures, shop]),
  };
}

/** The map, and the regions that it is made of. */
function createMaps(parts: GivenParts) {
  const map = createMapFeature(parts);
  const regions = createRegionsFeature(parts);
  return {
    ...map,
    close: () => regions.close(),
    handlers: { ...map.handlers, ...regions.handlers },
  };
}

/** Places and what is found around them. */
function createPlaces(parts: AccountParts & { readonly pictures: Pictures }) {
  const places = createPlacesFeature(parts);
  const { finder } = places;
  const drawPicture = parts.pictures.encodeLodging;
  const lodgings = createLodgingsFeature({ ...parts, finder, drawPicture });
  return { ...places, handlers: { ...places.handlers, ...lodgings.handlers } };
}

function openShop(parts: Parameters<typeof createShopFeature>[0], account: AccountFeature) {
  const shop = createShopFeature(parts);
  account.onGuestUpgrade(shop.reassign);
  account.addToExport('shop', shop.exportPart);
  account.onDeletion(shop.forget);
  return shop;
}

function openExchange(parts: Parameters<typeof createExchangeFeature>[0], account: AccountFeature) {
  const exchange = createExchangeFeature(parts);
  account.onGuestUpgrade(exchange.reassign);
  account.addToExport('calendarLinks', exchange.exportPart);
  return exchange;
}

function openCompanions(
  parts: Parameters<typeof createCompanionsFeature>[0],
  account: AccountFeature,
) {
  const companions = createCompanionsFeature(parts);
  account.addToExport('companions', companions.exportPart);
  account.onDeletion(companions.forget);
  return companions;
}

function openFiles(parts: Parameters<typeof createFilesFeature>[0], account: AccountFeature) {
  const files = createFilesFeature(parts);
  account.addToExport('files', files.exportPart);
  account.onDeletion(files.forget);
  return files;
}

type AssistantParts = Parameters<typeof createAssistantFeature>[0];

interface AssistantNeighbours {
  readonly account: AccountFeature;
  readonly places: ReturnType<typeof createPlacesFeature>;
  readonly routes: ReturnType<typeof createRoutesFeature>;
  readonly publicTrips: ReturnType<typeof createPublicTripsFeature>;
}

/** The assistant with what it asks other features, hung on the hooks of the account. */
function createAssistant({
  account,
  places: { search },
  routes: { planner, measureLegs, plannerPorts },
  publicTrips,
  ...parts
}: AssistantNeighbours &
  Pick<
    AssistantParts,
    'config' | 'database' | 'log' | 'pool' | 'readTrip' | 'modelLimits' | 'thinkMs'
  >) {
  const readCopy = publicTrips.readPublic;
  const asked = { search, planner, measureLegs, plannerPorts, readCopy };
  const assistant = createAssistantFeature({ ...parts, ...asked });
  account.onGuestUpgrade(assistant.reassign);
  account.addToExport('assistant', assistant.exportPart);
  return assistant;
}

function startAll(features: readonly { start(): void }[]): void {
  for (const feature of features) feature.start();
}

async function closeAll(features: readonly { close(): Promise<void> }[]): Promise<void> {
  for (const feature of features) await feature.close();
}

/** Where the site is in a language, for mails that no request caused. */
function originOf({ config }: AccountParts): (language: Language) => string {
  const { host } = new URL(config.mainUrl);
  return (language) => languageUrls(config, host)[language];
}

function forPaper({ database: { db } }: AccountParts, { countPrint }: TripsFeature) {
  const pathOf = (trip: Trip, uid: string) => publicPathOf(db, trip, uid);
  return { countPrint, publicPathOf: pathOf };
}
