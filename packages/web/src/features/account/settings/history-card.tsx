import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

/** Forgets the steps back of all trips on this device. */
export function HistoryCard() {
  const { settings: texts } = useAccountTexts();
  const { clearHistory } = useTripActions();
  const confirm = useConfirm();

  async function clear() {
    const isSure = await confirm({
      title: texts.historyTitle,
      text: texts.historyWarning,
      okLabel: texts.historyClear,
      isDangerous: true,
    });
    if (!isSure) return;
    clearHistory();
    showToast({ kind: 'positive', text: texts.historyCleared });
  }

  return (
    <Card title={texts.history}>
      <p>{texts.historyText}</p>
      <Button variant="outlined" className={styles.own} onClick={() => void clear()}>
        {texts.historyClear}
      </Button>
    </Card>
  );
}
