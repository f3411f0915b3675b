import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const useCompanionTexts = defineTexts(de, en);

export type CompanionTexts = typeof de;
