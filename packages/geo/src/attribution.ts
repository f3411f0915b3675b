import type { Language } from '@fahrtwind/domain';

/** Adapters name their sources in German, and cached answers and imported regions keep them so. */
const ENGLISH: Readonly<Record<string, string>> = {
  'Straßen: Fahrtwind': 'Roads: Fahrtwind',
  'Geschätzt nach Fahrtwinds Fernstraßen': 'Estimated along Fahrtwind’s main roads',
  'Orte © GeoNames': 'Places © GeoNames',
  'Routen: OSRM': 'Routes: OSRM',
  'Routen: Valhalla': 'Routes: Valhalla',
  '© OpenStreetMap-Mitwirkende': '© OpenStreetMap contributors',
};

/** The lines that name the sources of an answer, in the language of the page. */
export function attributionIn(language: Language, lines: readonly string[]): string[] {
  return lines.map((line) => (language === 'en' ? (ENGLISH[line] ?? line) : line));
}
