import { useState } from 'react';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAccountTexts } from '../texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './settings.module.css';

export function DeleteCard(session: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.delete} className={styles.danger}>
      <p>{texts.deleteText}</p>
      <Button variant="danger" className={styles.own} onClick={() => setOpen(true)}>
        <Icon name="trash" />
        {texts.deleteOpen}
      </Button>
      {isOpen && <DeleteDialog session={session} onClose={() => setOpen(false)} />}
    </Card>
  );
}
