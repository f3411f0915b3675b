import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** The names of the kinds of points of interest. */
export const usePoiKindTexts = defineTexts(de, en);
