import { defineTexts } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type { TripField } from './texts.de.ts';

/** What the stored fields are called. Apart from other texts, because most pages need none of them. */
export const useFieldNames = defineTexts(de, en);
