import type { UploadProblem } from './create-uploader.ts';

export const de = {
  label: 'Fotos',
  choose: 'Fotos auswählen',
  hint: (max: number) =>
    max === 1
      ? 'Ein Foto. Du kannst es auch hierher ziehen oder einfügen. Aufnahmeort und Kameradaten werden entfernt.'
      : `Bis zu ${max} Fotos. Du kannst sie auch hierher ziehen oder einfügen. Aufnahmeort und Kameradaten werden entfernt.`,
  tooMany: (max: number) =>
    max === 1
      ? 'Hier ist Platz für ein Foto.'
      : `Hier ist Platz für ${max} Fotos, die übrigen fehlen.`,
  noPicture: 'Das war kein Bild. Nimm JPEG, PNG oder WebP.',
  alt: 'Was ist zu sehen?',
  altHint: 'Für alle, die das Foto nicht sehen können.',
  photo: (number: number, count: number) => `Foto ${number} von ${count}`,
  drag: 'Zum Ordnen ziehen',
  earlier: (number: number) => `Foto ${number} nach vorn`,
  later: (number: number) => `Foto ${number} nach hinten`,
  remove: (number: number) => `Foto ${number} entfernen`,
  removed: 'Das Foto ist entfernt.',
  moved: (number: number, count: number) => `Das Foto ist jetzt Nummer ${number} von ${count}.`,
  stored: 'Ein Foto ist hochgeladen.',
  unnamed: 'Foto',
  uploading: (name: string) => `${name} wird hochgeladen`,
  cancel: 'Abbrechen',
  dismiss: 'Weglassen',
  retry: 'Noch einmal versuchen',
  problems: {
    unreadable:
      'Dieses Bild kann dein Browser nicht lesen. Nimm eines im Format JPEG, PNG oder WebP.',
    quota: 'Dein Platz für Fotos ist voll. Entferne Fotos aus älteren Beiträgen oder Reisen.',
    storageFull: 'Der Server hat gerade keinen Platz. Versuche es später noch einmal.',
    failed: 'Das Foto ist nicht angekommen. Deine Auswahl ist noch da.',
  } satisfies Record<UploadProblem, string> as Record<UploadProblem, string>,
};
