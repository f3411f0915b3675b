import type { PostState } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';

export const de = {
  routePicture: (title: string) => `Karte der Reise „${title}“`,
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

export const en: typeof de = {
  routePicture: (title) => `Map of the trip “${title}”`,
  described: (title, author) => `“${title}” by ${author} in the Fahrtwind community.`,
  like: 'Like',
  save: 'Save',
  saved: 'Saved',
  follow: 'Follow',
  followHint: 'You are told when somebody answers.',
  followed: 'Following',
  followedHint: 'You are told when somebody answers. Click again to mute it.',
  muted: 'Muted',
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. You will find it in the address bar.',
  edit: 'Edit',
  editing: 'Edit the post',
  saveChanges: 'Save changes',
  changed: 'Your changes are saved.',
  newer: {
    text: 'The post has been changed in the meantime. Your text is still here. If you save it, it replaces the new version.',
    take: 'Load the new version',
  },
  giveUp: {
    title: 'Discard the changes?',
    text: 'What you have written here and not saved yet will be gone.',
    ok: 'Discard',
    cancel: 'Continue writing',
  },
  delete: 'Delete',
  remove: {
    title: 'Delete the post?',
    text: 'It disappears with all its answers. This cannot be undone.',
    ok: 'Delete the post',
    done: 'Your post is deleted.',
  },
  states: {
    held: 'We are checking your post, usually within a day. Until then only you can see it.',
    hidden: 'This post is hidden. Only you and the moderators can see it.',
  },
  photos: 'Photos',
  openPhoto: (number, alt) =>
    alt === '' ? `Enlarge photo ${number}` : `Enlarge photo ${number}: ${alt}`,
  viewer: {
    title: 'Photos',
    number: (number, count) => `${number} of ${count}`,
    before: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
  idea: { germanText: 'The whole text is in German:' },
  trip: {
    title: 'The route',
    map: (places) => `Map of the route: ${[places].flat().join(' – ')}.`,
    open: 'View the trip',
    figures: (days, stops) =>
      `${days === 1 ? '1 day' : `${days} days`} · ${stops === 1 ? '1 stop' : `${stops} stops`}`,
    mapComes: 'The map is loading.',
    take: 'Take stops',
  },
  missing: {
    title: 'Post not found',
    heading: 'There is no such post here',
    text: 'It has been deleted, or the address is incomplete. Try the forum instead.',
    action: 'Go to the forum',
  },
  failed: {
    title: 'Post',
    text: 'The post could not be loaded. Check your connection and try again.',
  },
};

export const usePostPageTexts = defineTexts(de, en);
