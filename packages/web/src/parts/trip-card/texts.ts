import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type TripMark = keyof typeof de.marks;
export const useTripCardTexts = defineTexts(de, en);
