import type { PostState } from '@fahrtwind/domain';

export const de = {
  described: (title: string, author: string) =>
    `„${title}“ von ${author} in der Fahrtwind-Community.`,
  like: 'Gefällt mir',
  save: 'Merken',
  saved: 'Gemerkt',
  follow: 'Folgen',
  followHint: 'Du bekommst Bescheid, wenn jemand antwortet.',
  followed: 'Du folgst',
  followedHint:
    'Du bekommst Bescheid, wenn jemand antwortet. Noch einmal klicken, und es bleibt still.',
  muted: 'Stumm',
  share: 'Teilen',
  copied: 'Link kopiert',
  notCopied: 'Der Link ließ sich nicht kopieren. Er steht oben in der Adresszeile.',
  edit: 'Bearbeiten',
  editing: 'Beitrag bearbeiten',
  saveChanges: 'Änderungen speichern',
  changed: 'Deine Änderungen sind gespeichert.',
  newer: {
    text: 'Der Beitrag wurde inzwischen geändert. Hier steht weiter dein Text. Wenn du speicherst, ersetzt er die neue Fassung.',
    take: 'Neue Fassung laden',
  },
  giveUp: {
    title: 'Änderungen verwerfen?',
    text: 'Was du hier geschrieben und noch nicht gespeichert hast, ist dann weg.',
    ok: 'Verwerfen',
    cancel: 'Weiterschreiben',
  },
  delete: 'Löschen',
  remove: {
    title: 'Beitrag löschen?',
    text: 'Er verschwindet mit allen Antworten. Das lässt sich nicht zurücknehmen.',
    ok: 'Beitrag löschen',
    done: 'Dein Beitrag ist gelöscht.',
  },
  states: {
    held: 'Wir sehen uns deinen Beitrag an, meistens innerhalb eines Tages. Bis dahin siehst nur du ihn.',
    hidden: 'Dieser Beitrag ist ausgeblendet. Nur du und die Moderation sehen ihn.',
  } satisfies Record<Exclude<PostState, 'shown'>, string>,
  photos: 'Fotos',
  openPhoto: (number: number, alt: string) =>
    alt === '' ? `Foto ${number} groß zeigen` : `Foto ${number} groß zeigen: ${alt}`,
  viewer: {
    title: 'Fotos',
    number: (number: number, count: number) => `${number} von ${count}`,
    before: 'Voriges Foto',
    next: 'Nächstes Foto',
    close: 'Schließen',
  },
  idea: { germanText: 'Der ganze Text ist auf Deutsch:' },
  trip: {
    title: 'Die Route',
    map: (places: readonly string[]) => `Karte der Route: ${[places].flat().join(' – ')}.`,
    open: 'Reise ansehen',
    figures: (days: number, stops: number) =>
      `${days === 1 ? '1 Tag' : `${days} Tage`} · ${stops === 1 ? '1 Stopp' : `${stops} Stopps`}`,
    mapComes: 'Die Karte kommt gleich.',
    take: 'Stopps übernehmen',
  },
  missing: {
    title: 'Beitrag nicht gefunden',
    heading: 'Diesen Beitrag gibt es hier nicht',
    text: 'Er wurde gelöscht, oder die Adresse ist nicht vollständig. Im Forum kommst du weiter.',
    action: 'Zum Forum',
  },
  failed: {
    title: 'Beitrag',
    text: 'Der Beitrag ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
  },
};
