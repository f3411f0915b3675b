import type { Endpoints } from '@fahrtwind/contract';

type Paths = {
  readonly [Name in keyof Endpoints]: readonly [Endpoints[Name]['method'], Endpoints[Name]['path']];
};

/** Where each endpoint lives. The contract's types check it, so that its parsers stay out of the browser. */
export const paths: Paths = {
  getStart: ['GET', '/api/start'],
  getUser: ['GET', '/api/user/:uid'],
  saveUser: ['PUT', '/api/user/:uid'],
  listSessions: ['GET', '/api/account/sessions'],
  revokeSession: ['DELETE', '/api/account/sessions/:id'],
  revokeOtherSessions: ['DELETE', '/api/account/sessions'],
  exportAccount: ['GET', '/api/account/export'],
  deleteAccount: ['DELETE', '/api/account'],
  listTrips: ['GET', '/api/trips'],
  listDeletedTrips: ['GET', '/api/trips/deleted'],
  getTrip: ['GET', '/api/trips/:id'],
  getPublicTrip: ['GET', '/api/trips/:id/public'],
  saveTrip: ['PUT', '/api/trips/:id'],
  deleteTrip: ['DELETE', '/api/trips/:id'],
  restoreTrip: ['POST', '/api/trips/:id/restore'],
  markTripOpened: ['POST', '/api/trips/:id/opened'],
  listCompanionTrips: ['GET', '/api/trips/shared-with-me'],
  listCompanions: ['GET', '/api/trips/:id/companions'],
  inviteByMail: ['POST', '/api/trips/:id/invitations/mail'],
  createInviteLink: ['POST', '/api/trips/:id/invitations/link'],
  revokeInvitation: ['DELETE', '/api/trips/:id/invitations/:invitationId'],
  readInvitation: ['POST', '/api/invitations/read'],
  acceptInvitation: ['POST', '/api/invitations/accept'],
  listReceivedInvitations: ['GET', '/api/invitations'],
  acceptReceivedInvitation: ['POST', '/api/invitations/:invitationId/accept'],
  declineInvitation: ['DELETE', '/api/invitations/:invitationId'],
  changeCompanionRole: ['PATCH', '/api/trips/:id/companions/:uid'],
  removeCompanion: ['DELETE', '/api/trips/:id/companions/:uid'],
  sayPresence: ['POST', '/api/trips/:id/presence'],
  getMapStyle: ['GET', '/api/map/style.json'],
  getMapSources: ['GET', '/api/map/sources'],
  planRoutes: ['POST', '/api/routes'],
  planRouteMatrix: ['POST', '/api/routes/matrix'],
  searchPlaces: ['GET', '/api/places'],
  findPlacesAt: ['GET', '/api/places/at'],
  findPois: ['GET', '/api/pois'],
};
