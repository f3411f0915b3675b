import type { PostKind, PostState } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';

const de = {
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

const en: typeof de = {
  by: (name) => `Answer by ${name}`,
  none: {
    frage: 'No answer yet. Perhaps you know something?',
    tipp: 'Nobody has said anything about it yet.',
    roadtrip: 'Nobody has said anything about it yet.',
  },
  noneOwn: 'No answer yet. You will be told when somebody writes.',
  best: 'Best answer',
  markBest: 'Choose as the best answer',
  notBest: 'Not the best after all',
  like: 'Like',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  sendReply: 'Send the reply',
  yours: 'Your answer',
  send: 'Send the answer',
  sent: 'Your answer is sent.',
  missing: 'Please write something before you send it.',
  left: (count) => `${count} characters left`,
  cancel: 'Cancel',
  edit: 'Edit',
  save: 'Save',
  delete: 'Delete',
  menu: 'Actions for your answer',
  remove: {
    title: 'Delete the answer?',
    text: 'It will be gone for everybody. This cannot be undone.',
    ok: 'Delete the answer',
  },
  deleted: 'This answer is no longer here.',
  more: 'Load more answers',
  between: 'Load the answers in between',
  locked: 'This post is closed and takes no more answers.',
  invitation: {
    frage: 'Do you know an answer?',
    tipp: 'Would you like to say something about it?',
    roadtrip: 'Would you like to say something about it?',
  },
  invitationText: 'With a free account you can answer, ask and save posts.',
  register: 'Create an account',
  signIn: 'Sign in',
  unverified:
    'Confirm your e-mail address first, then you can answer. Until then, what you write stays on this device.',
  states: {
    held: 'We are checking this answer, usually within a day. Until then only you can see it.',
    hidden: 'This answer is hidden. Only you can see it.',
  },
};

export const useAnswerTexts = defineTexts(de, en);
