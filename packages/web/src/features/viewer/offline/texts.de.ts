import type { OfflinePart } from '../../../parts/offline/make-offline.ts';

const parts: Readonly<Record<OfflinePart, string>> = {
  app: 'die App selbst. Lade die Seite einmal neu und versuche es dann noch einmal',
  trip: 'die Reise. Vielleicht ist der Speicher dieses Geräts voll',
  routes: 'die Routen',
  map: 'ein Teil der Karte. Entweder ist der Speicher dieses Geräts voll, oder die eingestellte Karte lässt sich nicht mitnehmen',
  places: 'die Ortssuche',
};

export const de = {
  title: 'Ohne Netz dabei',
  text: 'Speichert die Reise, ihre Routen, die Karte und 50.000 Ortsnamen auf diesem Gerät: etwa 10 MB, mit eigenen Kartenregionen mehr.',
  start: 'Offline verfügbar machen',
  needsNetwork: 'Dafür brauchst du einmal Netz.',
  storing: 'Wird auf diesem Gerät gespeichert',
  progress: (size: string, percent: number) => `${size} gespeichert, ${percent} %`,
  cancel: 'Abbrechen',
  ready: 'Offline bereit',
  readyText: (size: string) =>
    `Reise, Routen und Karte (${size}) liegen auf diesem Gerät und sind geprüft.`,
  remove: 'Nicht mehr bereithalten',
  incomplete: 'Noch nicht offline bereit',
  parts,
  missing: (names: string) => `Es fehlt: ${names}.`,
  failed: 'Nicht gespeichert',
  failedText:
    'Die Verbindung ist abgebrochen, oder dieses Gerät hat keinen Platz mehr. Was schon da ist, bleibt.',
  retry: 'Noch einmal versuchen',
  install:
    'Auf iPhone und iPad löscht der Browser Gespeichertes nach einer Woche ohne Besuch. Installiert bleibt es: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
};
