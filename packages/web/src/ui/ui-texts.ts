import { defineTexts } from './texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const useUiTexts = defineTexts(de, en);
