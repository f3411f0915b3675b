import type { AccountMailTexts } from './account-mail.ts';

export const en: AccountMailTexts = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  farewell: 'Have a good trip\nFahrtwind',
  verifyEmail: {
    subject: 'Please confirm your e-mail address',
    before: [
      'It is good to have you with us at Fahrtwind. Please confirm that this e-mail address is yours.',
    ],
    button: 'Confirm e-mail address',
    after: [
      'The link is valid for 24 hours.',
      'You did not create an account with Fahrtwind? Then do not click the link, and you will not hear from us again.',
    ],
  },
  signInLink: {
    subject: 'Your sign-in link',
    before: ['This link signs you in to Fahrtwind, no password needed.'],
    button: 'Sign in now',
    after: [
      'The link is valid for 15 minutes and works only once.',
      'You did not want to sign in? Then you can delete this mail. Nobody gets into your account without the link.',
    ],
  },
  resetPassword: {
    subject: 'A new password for Fahrtwind',
    before: ['Somebody asked for a new password for your account. You can choose it here.'],
    button: 'Choose a new password',
    after: [
      'The link is valid for one hour and works only once. After that you are signed out on all devices and sign in with the new password.',
      'This was not you? Then you can delete this mail. Your old password stays valid.',
    ],
  },
  confirmNewEmail: {
    subject: 'Please confirm your new e-mail address',
    before: [
      'You want to use this address for your Fahrtwind account. Once you confirm it, you sign in with it.',
    ],
    button: 'Confirm new address',
    after: [
      'The link is valid for one hour and works only once. Until then your old address stays valid.',
      'You do not know Fahrtwind? Then somebody mistyped, and you can delete this mail.',
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
      'If that was you, there is nothing to do. If not, choose a new password with the link at once.',
    ],
  },
};
