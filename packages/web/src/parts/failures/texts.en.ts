import type { de } from './texts.de.ts';

/** For what our own pages never send, and what only programs do. */
const OTHER = 'That did not work. What you typed is still here. Try again in a moment.';
const TOO_MUCH = 'This is too much at once. Shorten or divide it.';
const BROKEN_TRIP = 'Something about this trip is not right. Reload the page and try again.';
const DEPARTURE_FIRST = 'The departure has to be after the arrival.';
const DAY_PASSED = 'That day has already passed. Please choose a later one.';

/** One sentence for all three, so that it does not reveal which addresses have an account. */
const WRONG_CREDENTIALS =
  'E-mail address and password do not match. Check both, or ask for a link by e-mail.';
const PASSWORD_WRONG = 'This is not your current password.';

const codes: typeof de.codes = {
  'bad-request': OTHER,
  'not-found': OTHER,
  'method-not-allowed': OTHER,
  'request-timeout': 'Sending this took too long. Try again.',
  conflict: 'This has changed in the meantime. Reload it, then repeat your change.',
  'too-large': TOO_MUCH,
  'too-many-values': TOO_MUCH,
  'too-many-fields': OTHER,
  'too-deep': OTHER,
  'url-too-long': OTHER,
  'unsupported-media-type': OTHER,
  'unsupported-upload': OTHER,
  'range-not-satisfiable': OTHER,
  'headers-too-large':
    'Your browser sends too many cookies along. Delete the cookies of this site and try again.',
  unavailable: 'Fahrtwind cannot be reached right now. Try again in a minute.',
  'too-busy': 'There is too much to do right now. Try again in a moment.',
  'guest-limit':
    'There have been enough guest accounts from your connection. With an account of your own you can carry on right away.',
  'too-much-work': TOO_MUCH,
  suspended:
    'You cannot write anything that others see at the moment. We have told you why, and until when.',
  'export-running': 'Your data are being downloaded already. Wait until that is done.',
  'storage-full':
    'The server has no room for new things right now. What is stored is kept. Try again later.',
  unknown: OTHER,
  'object-not-found': 'This is no longer here. Something may have just changed.',
  'quota-exceeded': 'Your space is full. Delete something, then you can go on.',
  unauthenticated: 'Sign in, then you can go on.',
  unauthorized: 'You may not do that here.',
  'unauthorized-app': OTHER,
  'retry-limit-exceeded': 'This did not work after several tries either. Try again later.',
  canceled: 'This was cancelled.',
  'invalid-url': OTHER,
  'invalid-argument': (field) =>
    field === undefined
      ? 'Something you entered does not fit. Please check it.'
      : `What you entered as “${field}” does not fit. Please check it.`,
  'invalid-format': OTHER,
  'no-download-url': OTHER,
  'app-deleted': OTHER,
  'popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  'popup-closed-by-user':
    'The sign-in window was closed before you were signed in. You can simply open it again.',
  'cancelled-popup-request':
    'You opened another sign-in window. The earlier one is no longer valid; carry on in the new one.',
  'network-request-failed':
    'We cannot reach Fahrtwind right now. What you typed is still here. Try again once you are back online.',
  'web-storage-unsupported':
    'Your browser does not keep cookies, and without them you cannot stay signed in. Allow them for this page and try again.',
  'unauthorized-domain':
    'You cannot sign in from this address. Open Fahrtwind itself and sign in there.',
  'invalid-api-key':
    'This sign-in service is not set up correctly right now. Please sign in another way, for example with a link by e-mail.',
  'internal-error':
    'Something went wrong on our side. What you typed is still here. Try again in a moment.',
  'wrong-password': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'email-already-in-use':
    'There is already an account with this e-mail address. Sign in with it, or reset your password.',
  'invalid-email': 'This does not look like an e-mail address, such as name@example.com.',
  'too-many-requests': 'That was a lot of attempts in a row. Wait a moment, then try again.',
  'user-disabled':
    'This account is locked. If that is a mistake, write to us. Our address is in the legal notice.',
  'expired-action-code': 'This link has expired or was already used. Please ask for a new one.',
  'requires-recent-login':
    'Your last sign-in was too long ago. Sign in again, then you can carry on.',
  'user-token-expired': 'Your sign-in has expired. Sign in again, then you can carry on.',
  'weak-password':
    'This password is too easy to guess. Use at least 6 characters, ideally several words.',
  'password-too-short': 'The password needs at least 6 characters.',
  'password-too-long': 'A password can have at most 128 characters.',
  'password-too-common':
    'Everyone tries this password first. Choose another one, ideally several words.',
  'trip-changed': 'This trip was changed elsewhere in the meantime. Both versions are still there.',
  'trip-deleted': 'This trip was deleted. You can restore it for 30 days.',
  'trip-is-copy': 'A shared copy cannot be changed. Take it as a trip of your own.',
  'trip-too-large': 'This trip is larger than 2 MB. Shorten notes, or divide it.',
  'revision-missing': BROKEN_TRIP,
  'idempotency-key-reused': OTHER,
  'trip-not-an-object': BROKEN_TRIP,
  'trip-id-missing': BROKEN_TRIP,
  'trip-days-missing': BROKEN_TRIP,
  'trip-dates-missing': BROKEN_TRIP,
  'too-many-days': 'A trip has 400 days at most.',
  'too-many-stops': 'A trip has 2000 stops at most.',
  'too-many-hotels': 'A trip has 500 lodgings at most.',
  'too-many-entries': 'A trip has 3000 entries at most.',
  'too-many-pois': 'A trip has 3000 sights at most.',
  'too-many-via': 'A leg leads through 10 points at most.',
  'id-missing': BROKEN_TRIP,
  'id-doubled': BROKEN_TRIP,
  'title-missing': 'Give the trip a title.',
  'title-too-long': 'A title has 500 characters at most.',
  'days-missing': BROKEN_TRIP,
  'date-invalid': BROKEN_TRIP,
  'date-not-consecutive': BROKEN_TRIP,
  'time-invalid': BROKEN_TRIP,
  'hotel-unknown': BROKEN_TRIP,
  'nights-invalid': DEPARTURE_FIRST,
  'coordinates-invalid': BROKEN_TRIP,
  'amount-invalid': BROKEN_TRIP,
  'moved-city-unknown': BROKEN_TRIP,
  'point-empty': 'This point is nowhere. Please choose it again.',
  'too-many-route-stops':
    'These are too many stops at once: 2,000 at most, 300 without an account. Divide the route.',
  'too-many-points':
    'At most 200 points can be compared at once, 60 without an account. Take fewer.',
  'stay-missing': 'Arrival and departure belong together. One is missing.',
  'stay-past': DAY_PASSED,
  'stay-too-far': 'Nothing can be searched that far in the future.',
  'stay-not-after-arrival': DEPARTURE_FIRST,
  'stay-too-long': 'Search for 30 nights in a row at most.',
  'invitation-gone': 'This invitation is no longer valid. Please ask for a new one.',
  'companions-full': 'There is no place left on this trip.',
  'invitations-full': 'That is too many invitations at once. Revoke one, or wait until tomorrow.',
  'invitation-not-possible': 'This address cannot be invited at the moment.',
  'email-not-verified':
    'Please confirm your e-mail address first. You find the link in your inbox, and a new one in your profile.',
  'share-end-passed': DAY_PASSED,
  'share-too-long':
    'Without an account a link works for 30 days at most. Please choose an earlier day.',
  'assistant-busy':
    'The travel assistant is answering you already. Wait a moment, or stop it there.',
  'assistant-turns-used':
    'Your questions to the travel assistant are used up for today. Tomorrow you can go on.',
  'document-invalid': 'This text contains something that cannot be shown here.',
  'document-too-large': 'This text has too many parts. Please shorten or divide it.',
  'document-too-long': 'A post has at most 30,000 characters. Please shorten it.',
  'document-link-invalid':
    'A link begins with http:// or https:// and has no @ before the name of the site. Please check the address.',
  'document-too-many-links': 'A post has at most 40 links.',
  'post-text-missing': 'Please write something before you send it.',
  'post-locked': 'This post is closed and takes no more answers.',
  'post-not-question': 'Only questions have a best answer.',
  'photo-missing': 'A photo is no longer there. Please upload it again.',
  'trip-not-published': 'This trip is not published. Publish it, then you can show it.',
  'replies-full': 'This answer has very many replies already. Please write an answer of your own.',
  'too-many-posts': 'You have written 20 posts today. Tomorrow you can go on.',
  'too-many-answers': 'You have written 200 answers today. Tomorrow you can go on.',
  'newcomer-links': 'While you are new here, a text may have two links at most.',
  'newcomer-photos': 'While you are new here, a post may have one photo at most.',
  'newcomer-replies': 'While you are new here, you can reply three times in a post at most.',
  'shop-closed': 'The shop is not taking orders right now. Your cart stays here.',
  'shop-changed':
    'The price, shipping or terms have just changed. Nothing has been ordered yet. Check the new details below, then order.',
  'shop-sold-out':
    'There is not enough of this left. Nothing has been ordered. Please change the quantity in the cart.',
  'shop-account-needed': 'The pro pass belongs to an account. Please sign in first.',
  'shop-country': 'We do not deliver to this country. Please choose another one.',
  'shop-payment': 'This way to pay does not exist here. Please choose another one.',
  'shop-too-heavy': 'This is too heavy for one parcel. Please order it in two parts.',
  'shop-too-many-open': 'You already have several unpaid orders. Please pay or cancel them first.',
  'shop-hold-limit':
    'We cannot hold that many without payment. Nothing has been ordered. Please order fewer, or pay first for what you have already ordered.',
  'shop-too-late':
    'This order is too far along for that. If it was sent, you can revoke the contract.',
  'shop-amount': 'This amount does not fit the order. Please check it.',
  'payment-unavailable':
    'The payment service does not answer right now. Your order is stored, please try again in a moment.',
};

const places: typeof de.places = {
  password: { 'wrong-password': PASSWORD_WRONG, 'invalid-credential': PASSWORD_WRONG },
  person: {
    'email-not-verified': 'Confirm your e-mail address first, then you can follow others.',
    'quota-exceeded': 'You already follow a great many people. Unfollow somebody first.',
  },
  share: {
    'object-not-found': 'This trip is not on the server yet. Please try again shortly.',
    'newcomer-photos': 'While you are new here, a trip may show one photo at most.',
  },
  companions: {
    'email-not-verified':
      'Please confirm your own e-mail address first. The link is in your inbox; you can get a new one in your profile. An invitation link works right away.',
  },
  moderation: { unauthorized: 'Somebody else decides about this: you are involved yourself.' },
  print: {
    'internal-error':
      'The PDF could not be downloaded. Your trip is untouched; try again in a moment.',
  },
  checkout: {
    'too-many-requests': 'That was a bit fast. Please wait a moment and press again.',
    'network-request-failed':
      'We got no answer. What you entered is still here. Please press again: nothing will be ordered twice.',
    'idempotency-key-reused':
      'Your earlier attempt did get through: the order exists, and the confirmation is in your inbox. Would you like to order what is here now as well?',
    'internal-error':
      'That did not work, and nothing has been ordered. What you entered is still here. Try again in a moment.',
  },
};

export const en: typeof de = {
  codes,
  places,
  other: (code) => `${OTHER.slice(0, -1)} (code: ${code}).`,
};
