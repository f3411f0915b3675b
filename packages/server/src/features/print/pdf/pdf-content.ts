import type { Language, PrintLayout, PrintPart, Trip } from '@fahrtwind/domain';
import type { LegOf } from '../leg-of.ts';
import type { PrintWords } from '../print-words.ts';
import type { TripMaps } from '../trip-maps.ts';

export interface PdfContent {
  readonly trip: Trip;
  readonly maps: TripMaps | null;
  readonly legOf: LegOf;
  readonly words: PrintWords;
  readonly language: Language;
  readonly layout: PrintLayout;
  readonly omit: ReadonlySet<PrintPart>;
  /** The public address of the trip; null when it is private. */
  readonly publicUrl: string | null;
  readonly attribution: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
}
