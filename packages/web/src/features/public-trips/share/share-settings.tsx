import type { Share } from '@fahrtwind/contract';
import { addDays, MAX_GUEST_SHARE_DAYS, readCalendarDate } from '@fahrtwind/domain';
import { useState } from 'react';
import { formatDateTime } from '../../../format/date.ts';
import { today } from '../../../parts/today.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';
import type { ShareChange } from './use-share.ts';

interface ShareSettingsProps {
  readonly share: Share;
  readonly isBusy: boolean;
  readonly onChange: (change: ShareChange) => Promise<boolean>;
}

/** What the link shows and how long it works; each change takes effect at once. */
export function ShareSettings({ share, isBusy, onChange }: ShareSettingsProps) {
  const { share: texts } = useShareTexts();
  const language = useLanguage();
  const { follows, withoutDetails, stand } = share;

  async function refresh() {
    if (await onChange({ refresh: true })) showToast({ kind: 'positive', text: texts.refreshed });
  }

  return (
    <div className={styles.section}>
      <SwitchField
        label={texts.follows}
        hint={follows ? texts.followsHint : texts.fixedHint(formatDateTime(stand, language))}
        checked={follows}
        disabled={isBusy}
        onChange={(checked) => void onChange({ follows: checked })}
      />
      {!follows && (
        <div className={styles.buttons}>
          <Button variant="outlined" busy={isBusy} onClick={() => void refresh()}>
            <Icon name="reload" />
            {texts.refresh}
          </Button>
        </div>
      )}
      <SwitchField
        label={texts.withoutDetails}
        hint={texts.withoutDetailsHint}
        checked={withoutDetails}
        disabled={isBusy}
        onChange={(checked) => void onChange({ withoutDetails: checked })}
      />
      <ExpiryField share={share} onChange={onChange} />
    </div>
  );
}

function ExpiryField({ share, onChange }: Omit<ShareSettingsProps, 'isBusy'>) {
  const { share: texts } = useShareTexts();
  const isGuest = useSession().state === 'guest';
  const [typed, setTyped] = useState<string>(share.expiresAt ?? '');
  const first = today();
  const last = isGuest ? addDays(first, MAX_GUEST_SHARE_DAYS) : '2199-12-31';

  /** While a year is being typed, the field has dates such as 0002-07-12, which are not meant. */
  function change(value: string) {
    setTyped(value);
    const date = readCalendarDate(value);
    if (value === '' || (date && date >= first)) void onChange({ expiresAt: date ?? null });
  }

  return (
    <TextField
      label={texts.expires}
      type="date"
      min={first}
      max={last}
      value={typed}
      hint={isGuest ? texts.guestExpiresHint : texts.expiresHint}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(share.expiresAt ?? '')}
    />
  );
}
