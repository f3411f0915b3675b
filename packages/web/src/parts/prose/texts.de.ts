export const de = {
  contents: 'Auf dieser Seite',
};
