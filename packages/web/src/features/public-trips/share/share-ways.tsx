import type { Share } from '@fahrtwind/contract';
import type { Trip } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { copyText } from '../../../parts/copy-text.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { SharedSubject } from './shared-subject.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';
import { tripAsText } from './trip-as-text.ts';

interface ShareWaysProps {
  readonly trip: SharedSubject;
  readonly share: Share;
}

/** Other ways to send the link: the device's own, as text for messengers, as a QR code. */
export function ShareWays({ trip, share }: ShareWaysProps) {
  const { share: texts } = useShareTexts();
  return (
    <>
      <div className={styles.buttons}>
        <NativeShare trip={trip} share={share} />
        <CopyAsText trip={trip} share={share} />
      </div>
      <details className={styles.details}>
        <summary>{texts.qr}</summary>
        <figure className={styles.qr}>
          <QrCode text={share.url} />
          <figcaption>{texts.qrOf(trip.title)}</figcaption>
        </figure>
      </details>
    </>
  );
}

function NativeShare({ trip, share }: ShareWaysProps) {
  const { share: texts } = useShareTexts();
  if (typeof navigator.share !== 'function') return null;
  function send() {
    navigator.share({ title: trip.title, url: share.url }).catch((cause: unknown) => {
      // People may close the device's window without sending.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) console.warn(cause);
    });
  }
  return (
    <Button variant="outlined" onClick={send}>
      <Icon name="share" />
      {texts.native}
    </Button>
  );
}

function CopyAsText({ trip, share }: ShareWaysProps) {
  const texts = useShareTexts();
  const language = useLanguage();
  const { read } = useTripActions();
  const [plan, setPlan] = useState<Trip | null>(null);
  const [shownText, setShownText] = useState<string | null>(null);

  // Read before the press: after a wait, browsers refuse the clipboard.
  useEffect(() => void read(trip.id).then(setPlan), [read, trip.id]);
  if (!plan) return null;

  async function copy(from: Trip) {
    const { url, withoutDetails } = share;
    const text = tripAsText(from, { texts: texts.asText, language, url, withoutDetails });
    const isCopied = await copyText(text);
    setShownText(isCopied ? null : text);
    if (isCopied) showToast({ kind: 'positive', text: texts.share.textCopied });
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void copy(plan)}>
        <Icon name="note" />
        {texts.share.copyAsText}
      </Button>
      {shownText !== null && (
        <TextArea
          label={texts.share.text}
          hint={texts.share.textHint}
          readOnly
          rows={8}
          value={shownText}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
