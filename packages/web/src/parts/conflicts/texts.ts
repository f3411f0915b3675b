import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type ConflictTexts = typeof de;
export const useConflictTexts = defineTexts(de, en);
