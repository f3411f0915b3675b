import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  edited: 'bearbeitet',
};

const en: typeof de = {
  edited: 'edited',
};

export const useBylineTexts = defineTexts(de, en);
