import type { errorsDe } from './error-texts.de.ts';

/** One sentence for all three, so that it does not reveal which addresses have an account. */
const WRONG_CREDENTIALS =
  'E-mail address and password do not match. Check both, or have a link sent to you.';

export const errorsEn: typeof errorsDe = {
  'popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  'popup-closed-by-user':
    'The sign-in window was closed before you were signed in. You can simply open it again.',
  'cancelled-popup-request':
    'You opened another sign-in window. The earlier one no longer counts, carry on in the new one.',
  'network-request-failed':
    'We cannot reach Fahrtwind right now. What you typed is still here. Try again once you are back online.',
  'web-storage-unsupported':
    'Your browser does not keep cookies, and without them you cannot stay signed in. Allow them for this page and try again.',
  'unauthorized-domain':
    'This does not work from this address. Open Fahrtwind itself and sign in there.',
  'invalid-api-key':
    'This sign-in service is not set up correctly right now. Please take another way, such as the link by e-mail.',
  'internal-error':
    'Something went wrong on our side. What you typed is still here. Try again in a moment.',
  'wrong-password': WRONG_CREDENTIALS,
  'user-not-found': WRONG_CREDENTIALS,
  'invalid-credential': WRONG_CREDENTIALS,
  'email-already-in-use':
    'There already is an account with this e-mail address. Sign in with it, or reset your password.',
  'invalid-email': 'This does not look like an e-mail address, such as name@example.com.',
  'too-many-requests': 'That was a lot of tries in a row. Wait a moment, then try again.',
  'user-disabled': 'This account is locked. If that is a mistake, write to us via the imprint.',
  'expired-action-code': 'This link has expired or was already used. Have a new one sent to you.',
  'requires-recent-login':
    'Your last sign-in was too long ago. Sign in again, then you can carry on.',
  'user-token-expired': 'Your sign-in has expired. Sign in again, then you can carry on.',
  'weak-password':
    'This password is too easy to guess. Take at least 6 characters, ideally several words.',
  'password-too-short': 'The password needs at least 6 characters.',
  'password-too-long': 'The password can have 128 characters at most.',
  'password-too-common':
    'Everybody tries this password first. Take another one, ideally several words.',
  'guest-limit':
    'Your network has had enough trials without an account. With one, you can go on right away.',
};
