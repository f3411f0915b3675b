import type { PostKind, PostState } from '@fahrtwind/domain';

export const de = {
  by: (name: string) => `Antwort von ${name}`,
  none: {
    frage: 'Noch keine Antwort. Vielleicht weißt du etwas?',
    tipp: 'Noch hat niemand etwas dazu gesagt.',
    roadtrip: 'Noch hat niemand etwas dazu gesagt.',
  } satisfies Record<PostKind, string>,
  noneOwn: 'Noch keine Antwort. Wenn jemand schreibt, bekommst du Bescheid.',
  best: 'Beste Antwort',
  markBest: 'Als beste Antwort wählen',
  notBest: 'Doch nicht die beste',
  like: 'Gefällt mir',
  reply: 'Antworten',
  replyTo: (name: string) => `Antwort an ${name}`,
  sendReply: 'Antwort abschicken',
  yours: 'Deine Antwort',
  send: 'Antwort abschicken',
  sent: 'Deine Antwort ist abgeschickt.',
  missing: 'Bitte schreibe etwas, bevor du es abschickst.',
  left: (count: number) => `Noch ${count} Zeichen`,
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  delete: 'Löschen',
  menu: 'Aktionen für deine Antwort',
  remove: {
    title: 'Antwort löschen?',
    text: 'Sie ist dann für alle weg. Das lässt sich nicht zurücknehmen.',
    ok: 'Antwort löschen',
  },
  deleted: 'Diese Antwort ist nicht mehr da.',
  more: 'Weitere Antworten laden',
  between: 'Antworten dazwischen laden',
  locked: 'Dieser Beitrag ist geschlossen und nimmt keine Antworten mehr an.',
  invitation: {
    frage: 'Weißt du eine Antwort?',
    tipp: 'Möchtest du etwas dazu sagen?',
    roadtrip: 'Möchtest du etwas dazu sagen?',
  } satisfies Record<PostKind, string>,
  invitationText:
    'Mit einem kostenlosen Konto kannst du antworten, fragen und dir Beiträge merken.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
  unverified:
    'Bestätige zuerst deine E-Mail-Adresse, dann kannst du antworten. Was du schreibst, bleibt solange auf diesem Gerät.',
  states: {
    held: 'Wir sehen uns deine Antwort an, meistens innerhalb eines Tages. Bis dahin siehst nur du sie.',
    hidden: 'Diese Antwort ist ausgeblendet. Nur du siehst sie.',
  } satisfies Record<Exclude<PostState, 'shown'>, string>,
};
