import { defineTexts } from '../../ui/texts.tsx';
import type { UploadProblem } from './create-uploader.ts';

const de = {
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

const en: typeof de = {
  label: 'Photos',
  choose: 'Choose photos',
  hint: (max) =>
    max === 1
      ? 'One photo. You can also drop or paste it here. Location and camera data are removed.'
      : `Up to ${max} photos. You can also drop or paste them here. Location and camera data are removed.`,
  tooMany: (max) =>
    max === 1
      ? 'There is room for one photo here.'
      : `There is room for ${max} photos here; the others were left out.`,
  noPicture: 'That was not a picture. Use JPEG, PNG or WebP.',
  alt: 'What does it show?',
  altHint: 'For people who cannot see the photo.',
  photo: (number, count) => `Photo ${number} of ${count}`,
  drag: 'Drag to reorder',
  earlier: (number) => `Move photo ${number} forward`,
  later: (number) => `Move photo ${number} back`,
  remove: (number) => `Remove photo ${number}`,
  removed: 'The photo is removed.',
  moved: (number, count) => `The photo is number ${number} of ${count} now.`,
  stored: 'A photo is uploaded.',
  unnamed: 'Photo',
  uploading: (name) => `${name} is being uploaded`,
  cancel: 'Cancel',
  dismiss: 'Leave it out',
  retry: 'Try again',
  problems: {
    unreadable: 'Your browser cannot read this picture. Use one in JPEG, PNG or WebP.',
    quota: 'Your photo storage is full. Remove photos from older posts or trips.',
    storageFull: 'The server is out of space right now. Try again later.',
    failed: 'The photo did not upload. Your selection is still here.',
  },
};

export const usePhotoFieldTexts = defineTexts(de, en);
