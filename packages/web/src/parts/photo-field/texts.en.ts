import type { de } from './texts.de.ts';

export const en: typeof de = {
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
