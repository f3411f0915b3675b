import type { Trip } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { askDialog } from '../../../ui/dialog-queue.ts';
import { showToast } from '../../../ui/toast.ts';
import { useOpenTexts } from './open-texts.ts';

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
