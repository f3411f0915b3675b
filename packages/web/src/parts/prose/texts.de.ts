export const de = {
  contents: 'Auf dieser Seite',
  table: 'Tabelle, seitlich verschiebbar',
};
