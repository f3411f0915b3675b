import type { Location } from '@fahrtwind/domain';
import type { ClipboardEvent } from 'react';
import { askDialog } from '../../../../ui/dialog-queue.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useListTexts } from '../texts.ts';
import type { PositionOf } from './paste-dialog.tsx';
import { readList } from './read-list.ts';

interface Paste {
  /** Opens the preview for a pasted list; one place alone goes into the field. */
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Opens the preview with a field for the list. */
  readonly openList: () => void;
}

/** Adds several pasted places. The preview of them is loaded only then. */
export function usePaste(positionOf: PositionOf, near: Location | undefined): Paste {
  const texts = useListTexts();

  function open(text: string) {
    void import('./paste-dialog.tsx').then(
      ({ PasteDialog }) =>
        askDialog<null>((answer) => (
          <PasteDialog
            text={text}
            near={near}
            positionOf={positionOf}
            onClose={() => answer(null)}
          />
        )),
      (cause: unknown) => {
        console.warn(cause);
        showToast({ kind: 'warning', text: texts.pasteFailed });
      },
    );
  }

  return {
    onPaste: (event) => {
      const text = event.clipboardData.getData('text/plain');
      if (readList(text).length < 2) return;
      event.preventDefault();
      open(text);
    },
    openList: () => open(''),
  };
}
