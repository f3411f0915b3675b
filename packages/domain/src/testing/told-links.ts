import { answerPath } from '../addresses/answer-address.ts';
import { moderationPath } from '../addresses/moderation-address.ts';
import { profilePath } from '../addresses/profile-address.ts';
import { confirmReportPath } from '../addresses/report-address.ts';
import { emailConfirmedPath, mailsArrivePath, signInPath } from '../addresses/sign-in-address.ts';
import { invitationPath } from '../addresses/trip-address.ts';
import { postPath } from '../community/post.ts';
import { orderPath, PATHS, publicTripPath } from '../paths.ts';

export const TOLD_TOKEN = 'ein-token-aus-einer-mail-0123456789';
export const TOLD_POST = { kind: 'frage', slug: 'wohin-im-mai', shortId: '23456789ab' } as const;

/**
 * One address of each kind that the server writes into mails and notifications. A test of the server compares what it
 * writes with this list, and a test of the pages opens each and looks for what it leads to.
 */
export const TOLD_LINKS = {
  answer: answerPath(TOLD_POST, 'antwort-30'),
  post: postPath(TOLD_POST),
  publicTrip: publicTripPath('reise'),
  trips: PATHS.trips,
  invitation: invitationPath(TOLD_TOKEN),
  moderation: moderationPath(),
  confirmReport: confirmReportPath(TOLD_TOKEN),
  followers: profilePath(null, 'follower'),
  profile: profilePath('jonas'),
  notifications: PATHS.notifications,
  newPassword: signInPath('neues-passwort', { token: TOLD_TOKEN }),
  forgottenPassword: signInPath('passwort-vergessen'),
  stopMails: signInPath('mails', { token: TOLD_TOKEN }),
  mailsArrive: mailsArrivePath(TOLD_TOKEN),
  confirmedHere: emailConfirmedPath(true),
  confirmedElsewhere: emailConfirmedPath(false),
  imprint: PATHS.imprint,
  shop: PATHS.merch,
  order: orderPath(TOLD_TOKEN),
} as const;

export type ToldLink = keyof typeof TOLD_LINKS;

export const TOLD_LINK_NAMES = Object.keys(TOLD_LINKS).filter(
  (name): name is ToldLink => name in TOLD_LINKS,
);

/** Which of them a link is; undefined for one that no page is known to read. */
export function toldLinkOf(link: string): ToldLink | undefined {
  return TOLD_LINK_NAMES.find((name) => shapeOf(TOLD_LINKS[name]) === shapeOf(link));
}

/** An address without its ids and tokens. */
function shapeOf(link: string): string {
  return link
    .replace(/^\/(?:frage|tipp|roadtrip)\/[^?#]+/, '/frage/…')
    .replace(/^\/reise-ansehen\/[^?#]+/, '/reise-ansehen/…')
    .replaceAll(/([?&](?:uid|token|adresse|einladung|bestellung)=)[^&#]+/g, '$1…')
    .replace(/(#antwort-|#meldung=).+$/, '$1…');
}
