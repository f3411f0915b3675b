import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type TripRowTexts = typeof de;

/** Texts for the parts of a trip, wherever they are listed. */
export const useTripRowTexts = defineTexts(de, en);
