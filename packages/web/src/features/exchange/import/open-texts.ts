import { defineTexts } from '../../../ui/texts.tsx';

// The dialog has texts of its own; these few are all that is needed before it is loaded.
export const useOpenTexts = defineTexts(
  {
    open: 'Aus Datei importieren',
    title: 'Aus Datei',
    text: 'GPX, KML, KMZ (auch aus Google My Maps), GeoJSON, uMap, Tabellen (CSV, XLSX), gemerkte Orte aus Google Takeout (auch das ganze ZIP) oder eine Reise aus Fahrtwind. Du siehst zuerst, was darin steht, und wählst aus.',
    failed: 'Der Import ließ sich nicht öffnen. Prüfe dein Netz und versuche es noch einmal.',
  },
  {
    open: 'Import from a file',
    title: 'From a file',
    text: 'GPX, KML, KMZ (also from Google My Maps), GeoJSON, uMap, tables (CSV, XLSX), saved places from Google Takeout (also the whole ZIP) or a trip from Fahrtwind. You see first what is in it, and choose.',
    failed: 'The import could not be opened. Check your network and try again.',
  },
);
