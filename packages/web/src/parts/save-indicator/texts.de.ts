import type { SaveState } from '../../store/trips/view/trips-state.ts';

const states: Readonly<Record<Exclude<SaveState, 'hidden'>, string>> = {
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  'on-device': 'Auf diesem Gerät',
  failed: 'Nicht gespeichert',
  'storage-full': 'Gerätespeicher voll',
};

export const de = {
  states,
  storageFullTitle: 'Der Speicher dieses Geräts ist voll',
  storageFullText:
    'Deine Änderungen sind nur in diesem Tab, bis der Server sie hat. Lass den Tab offen, sorge für Netz und gib auf dem Gerät Platz frei.',
  needsSignInTitle: 'Melde dich noch einmal an',
  needsSignInText:
    'Deine Sitzung ist zu Ende. Deine Änderungen sind auf diesem Gerät und werden gesendet, sobald du wieder angemeldet bist.',
  signIn: 'Anmelden',
};
