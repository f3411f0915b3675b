import type { PostKind } from '@fahrtwind/domain';

type ByKind = Readonly<Record<PostKind, string>>;

export const de = {
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
