import type { Trip } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { askDialog } from '../../../ui/dialog-queue.ts';
import { defineTexts } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';

// The dialog has texts of its own; these few are all that is needed before it is loaded.
const useOpenTexts = defineTexts(
  {
    open: 'Aus Datei importieren',
    title: 'Aus Datei',
    text: 'GPX, KML, KMZ (auch aus Google My Maps), GeoJSON, CSV, gemerkte Orte aus Google Takeout oder eine Reise aus Fahrtwind. Du siehst zuerst, was darin steht.',
    failed: 'Der Import ließ sich nicht öffnen. Prüfe dein Netz und versuche es noch einmal.',
  },
  {
    open: 'Import from a file',
    title: 'From a file',
    text: 'GPX, KML, KMZ (also from Google My Maps), GeoJSON, CSV, saved places from Google Takeout or a trip from Fahrtwind. You see first what is in it.',
    failed: 'The import could not be opened. Check your network and try again.',
  },
);

interface ImportOpener {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Opens the dialog, which is loaded only then. */
  readonly openImport: (wish: { readonly current: Trip | null; readonly file?: File }) => void;
}

export function useOpenImport(): ImportOpener {
  const { open, title, text, failed } = useOpenTexts();
  const openImport = useCallback<ImportOpener['openImport']>(
    ({ current, file }) => {
      void import('./import-dialog.tsx').then(
        ({ ImportDialog }) =>
          askDialog<null>((answer) => (
            <ImportDialog current={current} file={file} onClose={() => answer(null)} />
          )),
        (cause: unknown) => {
          console.warn(cause);
          showToast({ kind: 'warning', text: failed });
        },
      );
    },
    [failed],
  );
  return { label: open, title, text, openImport };
}
