import { defineTexts } from '../../ui/texts.tsx';

const de = {
  contents: 'Auf dieser Seite',
  table: 'Tabelle, seitlich verschiebbar',
};

const en: typeof de = {
  contents: 'On this page',
  table: 'Table, scrolls sideways',
};

export const useProseTexts = defineTexts(de, en);
