import { copyText } from '../../../parts/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './order.module.css';
import { useOrderTexts } from './texts.ts';

interface CopyLineProps {
  readonly name: string;
  readonly value: string;
  /** What is copied, where it differs from what is read. */
  readonly copied?: string;
}

/** A fact that people type into another program. */
export function CopyLine({ name, value, copied = value }: CopyLineProps) {
  const texts = useOrderTexts();
  async function copy() {
    const isCopied = await copyText(copied);
    showToast(
      isCopied
        ? { kind: 'positive', text: texts.copied(name) }
        : { kind: 'negative', text: texts.notCopied },
    );
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.copied}>
        {value}
        <Button variant="quiet" aria-label={texts.copy(name)} onClick={() => void copy()}>
          <Icon name="copy" />
        </Button>
      </dd>
    </div>
  );
}
