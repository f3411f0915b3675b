import type { PostDocumentRefusal } from '@fahrtwind/domain';
import type { ErrorEntry } from './error-entry.ts';

/** Of posts and answers. */
export type PostErrorCode =
  | PostDocumentRefusal
  | 'post-text-missing'
  | 'post-locked'
  | 'post-not-question'
  | 'photo-missing'
  | 'trip-not-published'
  | 'replies-full'
  | 'too-many-posts'
  | 'too-many-answers'
  | 'newcomer-links'
  | 'newcomer-photos'
  | 'newcomer-replies';

export const POST_ERRORS = {
  'document-invalid': {
    status: 400,
    message: 'Dieser Text enthält etwas, das hier nicht gezeigt werden kann.',
  },
  'document-too-large': {
    status: 400,
    message: 'Dieser Text hat zu viele Teile. Bitte kürze ihn, oder teile ihn auf.',
  },
  'document-too-long': {
    status: 400,
    message: 'Ein Beitrag hat höchstens 30.000 Zeichen. Bitte kürze ihn.',
  },
  'document-link-invalid': {
    status: 400,
    message:
      'Ein Link muss mit http:// oder https:// beginnen und hat kein @ vor dem Namen der Seite. Bitte prüfe die Adresse.',
  },
  'document-too-many-links': { status: 400, message: 'Ein Beitrag hat höchstens 40 Links.' },
  'post-text-missing': { status: 400, message: 'Bitte schreibe etwas, bevor du es absendest.' },
  'post-locked': {
    status: 403,
    message: 'Dieser Beitrag ist geschlossen und nimmt keine Antworten mehr an.',
  },
  'post-not-question': { status: 400, message: 'Eine beste Antwort gibt es nur bei Fragen.' },
  'photo-missing': {
    status: 400,
    message: 'Ein Foto ist nicht mehr da. Bitte lade es noch einmal hoch.',
  },
  'trip-not-published': {
    status: 400,
    message: 'Diese Reise ist nicht veröffentlicht. Veröffentliche sie, dann kannst du sie zeigen.',
  },
  'replies-full': {
    status: 409,
    message:
      'Auf diese Antwort gibt es schon sehr viele Erwiderungen. Schreibe bitte eine eigene Antwort.',
  },
  'too-many-posts': {
    status: 429,
    message: 'Heute hast du schon 20 Beiträge geschrieben. Morgen geht es weiter.',
  },
  'too-many-answers': {
    status: 429,
    message: 'Heute hast du schon 200 Antworten geschrieben. Morgen geht es weiter.',
  },
  'newcomer-links': {
    status: 400,
    message: 'Solange du neu hier bist, darf ein Text höchstens zwei Links haben.',
  },
  'newcomer-photos': {
    status: 400,
    message: 'Solange du neu hier bist, darf ein Beitrag höchstens ein Foto haben.',
  },
  'newcomer-replies': {
    status: 429,
    message: 'Solange du neu hier bist, kannst du in einem Beitrag höchstens dreimal erwidern.',
  },
} satisfies Record<PostErrorCode, ErrorEntry>;
