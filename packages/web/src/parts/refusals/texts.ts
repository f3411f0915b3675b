import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** A sentence for every refusal code. */
export const useRefusalTexts = defineTexts(de, en);
