import type { ModeratedKind } from '@fahrtwind/domain';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { defineTexts } from '../../ui/texts.tsx';

const ReportDialog = lazy(async () => {
  const { ReportDialog: dialog } = await import('./report-dialog.tsx');
  return { default: dialog };
});

/** Apart from the dialog's texts, which pages do not need until it opens. */
const useButtonTexts = defineTexts({ open: 'Melden' }, { open: 'Report' });

interface ReportButtonProps {
  readonly kind: ModeratedKind;
  readonly id: string;
}

/** Reports a post, an answer, a profile or a published trip, with or without an account. */
export function ReportButton({ kind, id }: ReportButtonProps) {
  const texts = useButtonTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
