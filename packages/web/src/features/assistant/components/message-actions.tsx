import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './assistant.module.css';
import { useAssistantTexts } from '../texts.ts';

interface MessageActionsProps {
  readonly text: string;
  /** Puts the message into the field again; missing for answers. */
  readonly onEdit?: (() => void) | undefined;
  /** Asks the same once more; only for the last answer. */
  readonly onRetry?: (() => void) | undefined;
}

/** What can be done with a message that was said. */
export function MessageActions({ text, onEdit, onRetry }: MessageActionsProps) {
  const { actions: texts } = useAssistantTexts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'positive', text: texts.copied });
    } catch (cause) {
      console.warn('Not copied', cause);
      showToast({ kind: 'negative', text: texts.notCopied });
    }
  }
  return (
    <div className={styles.actions}>
      {onEdit && <Action icon="edit" label={texts.edit} onPress={onEdit} />}
      {onRetry && <Action icon="reload" label={texts.retry} onPress={onRetry} />}
      <Action icon="copy" label={texts.copy} onPress={() => void copy()} />
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Action({ icon, label, onPress }: ActionProps) {
  return (
    <Button variant="quiet" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
}
