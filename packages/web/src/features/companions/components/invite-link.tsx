import { copyText } from '../../../parts/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCompanionTexts } from '../texts.ts';
import styles from './companions.module.css';

/** A link to share. The server stores only its hash, so it is shown once. */
export function InviteLink({ link }: { readonly link: string }) {
  const texts = useCompanionTexts();

  async function copy() {
    showToast(
      (await copyText(link))
        ? { kind: 'positive', text: texts.copied }
        : { kind: 'warning', text: texts.notCopied },
    );
  }

  return (
    <div className={styles.link}>
      <TextField
        label={texts.link}
        hint={texts.linkHint}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outlined" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
