import type { de } from './texts.de.ts';

export const en: typeof de = {
  states: {
    saving: 'Saving …',
    saved: 'Saved',
    'on-device': 'On this device',
    failed: 'Not saved',
    'storage-full': 'Device storage full',
  },
  storageFullTitle: 'This device is out of storage',
  storageFullText:
    'Your changes are only in this tab until the server has them. Keep the tab open, get a connection and free some space on the device.',
  needsSignInTitle: 'Please sign in again',
  needsSignInText:
    'Your session has ended. Your changes are on this device and will be sent once you are signed in again.',
  signIn: 'Sign in',
};
