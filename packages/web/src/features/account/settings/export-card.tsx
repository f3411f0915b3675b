import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';
import { useOwnerProof } from './use-owner-proof.tsx';

function download(data: unknown, fileName: string): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function ExportCard(session: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const { asOwner, dialog } = useOwnerProof(session);
  const { isBusy, failure, run } = useAction(async () => {
    const data = await asOwner(() => call('exportAccount'));
    download(data, `${texts.exportFile}-${data.exportedAt.slice(0, 10)}.json`);
    showToast({ kind: 'positive', text: texts.exportDone });
  }, codeOf);
  return (
    <Card title={texts.export}>
      <p>{texts.exportText}</p>
      <FailureNotice code={failure} />
      <Button variant="outlined" className={styles.own} busy={isBusy} onClick={() => run()}>
        <Icon name="download" />
        {texts.exportSubmit}
      </Button>
      {dialog}
    </Card>
  );
}
