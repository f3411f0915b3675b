import { defineTexts } from '../../ui/texts.tsx';

const de = {
  saved: 'Gespeichert',
};

const en: typeof de = {
  saved: 'Saved',
};

export const useSavedTexts = defineTexts(de, en);
