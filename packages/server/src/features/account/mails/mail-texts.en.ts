import type { de } from './mail-texts.de.ts';

export const en: typeof de = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  farewell: 'Have a good trip\nFahrtwind',
  verifyEmail: {
    subject: 'Please confirm your e-mail address',
    before: ['It is good to have you on board. Please confirm that this e-mail address is yours.'],
    button: 'Confirm e-mail address',
    after: [
      'The link is valid for 24 hours.',
      'Did you not create an account with Fahrtwind? Then ignore this link, and you will not hear from us again.',
    ],
  },
  signInLink: {
    subject: 'Your sign-in link',
    before: ['This link signs you in to Fahrtwind, no password needed.'],
    button: 'Sign in now',
    after: [
      'The link is valid for 15 minutes and works only once.',
      'Did you not try to sign in? Then you can delete this e-mail. Nobody can get into your account without the link.',
    ],
  },
  resetPassword: {
    subject: 'A new password for Fahrtwind',
    before: ['Somebody asked for a new password for your account. You can choose it here.'],
    button: 'Choose a new password',
    after: [
      'The link is valid for one hour and works only once. You will then be signed out on all devices and can sign in with the new password.',
      'Was this not you? Then you can delete this e-mail. Your old password stays valid.',
    ],
  },
  confirmNewEmail: {
    subject: 'Please confirm your new e-mail address',
    before: [
      'You asked to use this address for your Fahrtwind account. Once you confirm it, you can sign in with it.',
    ],
    button: 'Confirm new address',
    after: [
      'The link is valid for one hour and works only once. Until then your old address stays valid.',
      'Never heard of Fahrtwind? Then somebody mistyped their address, and you can delete this e-mail.',
    ],
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    before: [
      'Your Fahrtwind account now has another e-mail address. You can no longer sign in with this one.',
    ],
    button: 'How to reach us',
    after: ['If that was you, there is nothing to do. If not, please write to us at once.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your Fahrtwind account was changed just now. All other devices are signed out.',
    ],
    button: 'Request a new password',
    after: [
      'If that was you, there is nothing to do. If not, use the link to choose a new password at once.',
    ],
  },
};
