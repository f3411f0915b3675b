import { copyText } from '../../../parts/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';

/** A link with a button that copies it. It exists before the press: after a wait, browsers refuse the clipboard. */
export function LinkField({ url }: { readonly url: string }) {
  const texts = useShareTexts();

  async function copy() {
    showToast(
      (await copyText(url))
        ? { kind: 'positive', text: texts.linkCopied }
        : { kind: 'warning', text: texts.notCopied },
    );
  }

  return (
    <div className={styles.link}>
      <TextField
        label={texts.link}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {texts.copyLink}
      </Button>
    </div>
  );
}
