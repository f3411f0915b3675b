import { defineTexts } from '../../ui/texts.tsx';
import { de } from './privacy-texts.de.ts';
import { en } from './privacy-texts.en.ts';

export const usePrivacyTexts = defineTexts(de, en);
