import { defineTexts } from '../../ui/texts.tsx';

const de = { broken: 'Dieses Foto lässt sich gerade nicht laden.' };

const en: typeof de = { broken: 'This photo cannot be loaded right now.' };

export const usePhotoTexts = defineTexts(de, en);
