import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const useMapTexts = defineTexts(de, en);

/** What a map is about. */
export type MapSubject = 'trip' | 'places';
