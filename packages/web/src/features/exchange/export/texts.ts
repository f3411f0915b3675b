import { defineTexts } from '../../../ui/texts.tsx';
import { calendarDe, de } from './texts.de.ts';
import { calendarEn, en } from './texts.en.ts';

export type Format = 'gpx' | 'kml' | 'ics' | 'csv' | 'json';

export interface ExportTexts {
  readonly title: string;
  readonly download: (format: string) => string;
  readonly loading: string;
  readonly missing: string;
  readonly offline: string;
  readonly unsaved: string;
  readonly whole: string;
  readonly day: (number: number, date: string) => string;
  readonly part: string;
  /** The purpose of each format and what it holds. */
  readonly formats: Readonly<Record<Format, readonly [string, string]>>;
}

export const useExportTexts = defineTexts<ExportTexts>(de, en);

export const useCalendarTexts = defineTexts(calendarDe, calendarEn);
