import type { SaveState } from '../../store/trips/view/trips-state.ts';
import { defineTexts } from '../../ui/texts.tsx';

const states: Readonly<Record<Exclude<SaveState, 'hidden'>, string>> = {
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  'on-device': 'Auf diesem Gerät',
  failed: 'Nicht gespeichert',
  'storage-full': 'Gerätespeicher voll',
};

const de = {
  states,
  storageFullTitle: 'Der Speicher dieses Geräts ist voll',
  storageFullText:
    'Deine Änderungen sind nur in diesem Tab, bis der Server sie hat. Lass den Tab offen, sorge für Netz und gib auf dem Gerät Platz frei.',
  needsSignInTitle: 'Melde dich noch einmal an',
  needsSignInText:
    'Deine Sitzung ist zu Ende. Deine Änderungen sind auf diesem Gerät und werden gesendet, sobald du wieder angemeldet bist.',
  signIn: 'Anmelden',
};

const en: typeof de = {
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

export const useSaveTexts = defineTexts(de, en);
