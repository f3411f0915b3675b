import type { PostKind } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';

type ByKind = Readonly<Record<PostKind, string>>;

const de = {
  newTitle: 'Beitrag schreiben',
  kind: 'Was schreibst du?',
  kindText: {
    frage: 'Andere antworten dir.',
    tipp: 'Etwas, das andere wissen sollten.',
    roadtrip: 'Eine Reise, zum Nachfahren.',
  } satisfies ByKind,
  title: 'Titel',
  titleHint: {
    frage: 'Eine ganze Frage findet mehr Antworten als ein Stichwort.',
    tipp: 'Worum geht es, und wo?',
    roadtrip: 'Wohin, wie lange, womit?',
  } satisfies ByKind,
  titleMissing: 'Bitte gib dem Beitrag einen Titel.',
  text: 'Text',
  textHint: {
    frage: 'Was hast du schon herausgefunden, und was fehlt dir noch?',
    tipp: 'Was sollte man wissen, und woher weißt du es?',
    roadtrip: 'Was war schön, was ging schief, was würdest du anders machen?',
  } satisfies ByKind,
  textMissing: 'Bitte schreibe etwas, bevor du es veröffentlichst.',
  place: 'Ort (wenn es einen gibt)',
  placeChosen: 'Ort:',
  placeRemove: 'Anderer Ort',
  topic: 'Thema',
  noTopic: 'Keines davon',
  trip: 'Deine Reise dazu',
  noTrip: 'Keine Reise',
  noTrips:
    'Wenn du eine Reise veröffentlichst, kannst du sie hier anhängen: mit Karte und Stopps zum Übernehmen.',
  similar: 'Gibt es das schon? Diese Beiträge klingen ähnlich:',
  uploading: 'Deine Fotos sind noch unterwegs. Warte kurz, dann geht es weiter.',
  unverified:
    'Bestätige zuerst deine E-Mail-Adresse, dann kannst du veröffentlichen. Was du schreibst, bleibt solange auf diesem Gerät.',
  cancel: 'Abbrechen',
  publish: 'Veröffentlichen',
  published: 'Dein Beitrag ist veröffentlicht.',
  held: 'Danke. Dein Beitrag ist für alle da, sobald wir darüber gesehen haben, meistens innerhalb eines Tages.',
};

const en: typeof de = {
  newTitle: 'Write a post',
  kind: 'What are you writing?',
  kindText: {
    frage: 'Others answer you.',
    tipp: 'Something others should know.',
    roadtrip: 'A trip for others to follow.',
  },
  title: 'Title',
  titleHint: {
    frage: 'A full question gets more answers than a keyword.',
    tipp: 'What is it about, and where?',
    roadtrip: 'Where to, how long, travelling how?',
  },
  titleMissing: 'Please give the post a title.',
  text: 'Text',
  textHint: {
    frage: 'What have you found out, and what is missing?',
    tipp: 'What should people know, and how do you know it?',
    roadtrip: 'What was good, what went wrong, what would you do differently?',
  },
  textMissing: 'Please write something before you publish it.',
  place: 'Place (if there is one)',
  placeChosen: 'Place:',
  placeRemove: 'Another place',
  topic: 'Topic',
  noTopic: 'None of these',
  trip: 'Your trip to go with it',
  noTrip: 'No trip',
  noTrips:
    'Once you publish a trip, you can attach it here, with its map and stops for others to take.',
  similar: 'Has it been asked already? These posts sound similar:',
  uploading: 'Your photos are still uploading. Wait a moment, then carry on.',
  unverified:
    'Confirm your e-mail address first, then you can publish. Until then, what you write stays on this device.',
  cancel: 'Cancel',
  publish: 'Publish',
  published: 'Your post is published.',
  held: 'Thank you. Everyone can see your post once we have looked at it, usually within a day.',
};

export const useWriteTexts = defineTexts(de, en);
