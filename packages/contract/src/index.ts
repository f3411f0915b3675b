import { accountEndpoints } from './account.ts';
import { assistantEndpoints } from './assistant.ts';
import { blogEndpoints } from './blog.ts';
import { companionEndpoints } from './companions.ts';
import { exchangeEndpoints } from './exchange.ts';
import { lodgingEndpoints } from './lodgings.ts';
import { mapEndpoints } from './map.ts';
import { moderationEndpoints } from './moderation.ts';
import { notificationEndpoints } from './notifications.ts';
import { peopleEndpoints } from './people.ts';
import { placeEndpoints } from './places.ts';
import { postEndpoints } from './posts.ts';
import { publicTripEndpoints } from './public-trips.ts';
import { printEndpoints } from './print.ts';
import { regionEndpoints } from './regions.ts';
import { routeIdeaEndpoints } from './route-ideas.ts';
import { routeEndpoints } from './routes.ts';
import { shopAdminEndpoints } from './shop-admin.ts';
import { shopEndpoints } from './shop.ts';
import { tripEndpoints } from './trips.ts';

/** Every endpoint of the API; the server refuses to start with one that has no handler. */
export const endpoints = {
  ...accountEndpoints,
  ...assistantEndpoints,
  ...routeEndpoints,
  ...tripEndpoints,
  ...publicTripEndpoints,
  ...companionEndpoints,
  ...exchangeEndpoints,
  ...moderationEndpoints,
  ...notificationEndpoints,
  ...peopleEndpoints,
  ...placeEndpoints,
  ...lodgingEndpoints,
  ...mapEndpoints,
  ...printEndpoints,
  ...postEndpoints,
  ...shopEndpoints,
  ...shopAdminEndpoints,
  ...blogEndpoints,
  ...routeIdeaEndpoints,
  ...regionEndpoints,
};

export type Endpoints = typeof endpoints;

export * from './endpoint.ts';
export * from './error.ts';
export { STORAGE_ERROR_CODES, type ErrorCode } from './error-code.ts';
export * from './start.ts';
export type {
  Answerer,
  AssistantChoice,
  AssistantEvents,
  AssistantMessage,
  AssistantProposal,
  AssistantTurns,
} from './assistant.ts';
export type { Companion, CompanionTrip, Invitation, ReceivedInvitation } from './companions.ts';
export type { Lodging, LodgingList } from './lodgings.ts';
export type { DataSource } from './map.ts';
export { editorialPost, type EditorialPost } from './editorial-post.ts';
export type { RegionState } from './regions.ts';
export type { ModerationCase, ModerationDecision } from './moderation.ts';
export type { NotificationInList } from './notifications.ts';
export type { PersonInList, Profile } from './people.ts';
export type { AlongKind, FoundAlong, FoundPlace, ListedPlaceFound, Poi } from './places.ts';
export type { MapDrawing, RouteSketch } from './print.ts';
export type { IdeaOfPost, RouteIdea } from './route-ideas.ts';
export type { PlannedLeg } from './routes.ts';
export type { PostPhoto } from './photo.ts';
export type { Post, PostAnswer, PostAuthor, PostSummary } from './posts.ts';
export type { PublishedTrip, Share, TripPublication } from './public-trips.ts';
export { productFile, type ProductFile } from './product-file.ts';
export type {
  AdminOrder,
  AdminRevocation,
  Order,
  PricedCart,
  Product,
  RevocationReceipt,
  Shop,
} from './shop-views.ts';
export { namedSchemas } from './trip.ts';
export type { TripSummary } from './trips.ts';
export { publicUser, user } from './user.ts';
