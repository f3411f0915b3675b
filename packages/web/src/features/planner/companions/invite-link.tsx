import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './companions.module.css';

/** A link to hand on, shown once. */
export function InviteLink({ link }: { readonly link: string }) {
  const { companions: texts } = usePlannerTexts();

  function copy() {
    navigator.clipboard.writeText(link).then(
      () => showToast({ kind: 'positive', text: texts.copied }),
      () => showToast({ kind: 'warning', text: texts.notCopied }),
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
      <Button variant="outlined" onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  );
}
