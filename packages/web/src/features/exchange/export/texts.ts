import { defineTexts } from '../../../ui/texts.tsx';
import { calendarDe, de, type ExportTexts } from './texts.de.ts';
import { calendarEn, en } from './texts.en.ts';

export const useExportTexts = defineTexts<ExportTexts>(de, en);

export const useCalendarTexts = defineTexts(calendarDe, calendarEn);
