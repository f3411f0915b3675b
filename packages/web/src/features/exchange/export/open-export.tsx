import { useCallback } from 'react';
import { askDialog } from '../../../ui/dialog-queue.ts';
import { defineTexts } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';

// The dialog has texts of its own; these few are all that is needed before it is loaded.
const useOpenTexts = defineTexts(
  {
    open: 'Exportieren',
    failed: 'Der Export ließ sich nicht öffnen. Prüfe dein Netz und versuche es noch einmal.',
  },
  {
    open: 'Export',
    failed: 'The export could not be opened. Check your network and try again.',
  },
);

interface ExportOpener {
  readonly label: string;
  /** Opens the dialog, which is loaded only then. */
  readonly openExport: (tripId: string) => void;
}

export function useOpenExport(): ExportOpener {
  const { open, failed } = useOpenTexts();
  const openExport = useCallback(
    (tripId: string) => {
      void import('./export-dialog.tsx').then(
        ({ ExportDialog }) =>
          askDialog<null>((answer) => (
            <ExportDialog tripId={tripId} onClose={() => answer(null)} />
          )),
        (cause: unknown) => {
          console.warn(cause);
          showToast({ kind: 'warning', text: failed });
        },
      );
    },
    [failed],
  );
  return { label: open, openExport };
}
