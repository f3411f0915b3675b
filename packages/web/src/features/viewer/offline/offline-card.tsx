import type { Trip } from '@fahrtwind/domain';
import { formatBytes } from '../../../format/bytes.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { useOfflineTexts } from './texts.ts';
import { useOffline, type Offline } from './use-offline.ts';
import styles from './offline-card.module.css';

/** Offers to store the trip on this device, and says truthfully whether it is there. */
export function OfflineCard({ trip }: { readonly trip: Trip }) {
  const texts = useOfflineTexts();
  const offline = useOffline(trip);
  return (
    <Card title={texts.title} className={styles.card}>
      <State {...offline} />
      {needsInstalling() && <p className={styles.hint}>{texts.install}</p>}
    </Card>
  );
}

function State({ state, start, cancel, remove }: Offline) {
  const texts = useOfflineTexts();
  const language = useLanguage();
  if (state.kind === 'none') return <Start onStart={start} />;
  if (state.kind === 'storing') return <Storing {...state} onCancel={cancel} />;
  if (state.kind === 'ready')
    return (
      <>
        <Notice kind="positive" title={texts.ready}>
          {texts.readyText(formatBytes(state.bytes, language))}
        </Notice>
        <Button variant="quiet" onClick={remove}>
          {texts.remove}
        </Button>
      </>
    );
  return (
    <Notice
      kind="warning"
      title={state.kind === 'failed' ? texts.failed : texts.incomplete}
      action={
        <Button variant="outlined" onClick={start}>
          {texts.retry}
        </Button>
      }
    >
      {state.kind === 'failed'
        ? texts.failedText
        : texts.missing(state.missing.map((part) => texts.parts[part]).join('; '))}
    </Notice>
  );
}

interface StoringProps {
  readonly bytes: number;
  readonly share: number;
  readonly onCancel: () => void;
}

function Storing({ bytes, share, onCancel }: StoringProps) {
  const texts = useOfflineTexts();
  const language = useLanguage();
  const percent = Math.min(99, Math.round(share * 100));
  return (
    <>
      <progress className={styles.progress} max={100} value={percent} aria-label={texts.storing} />
      <p>{texts.progress(formatBytes(bytes, language), percent)}</p>
      <Button variant="outlined" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  );
}

function Start({ onStart }: { readonly onStart: () => void }) {
  const texts = useOfflineTexts();
  const isOnline = useIsOnline();
  return (
    <>
      <p>{texts.text}</p>
      {isOnline ? (
        <Button variant="outlined" onClick={onStart}>
          <Icon name="download" />
          {texts.start}
        </Button>
      ) : (
        <p className={styles.hint}>{texts.needsNetwork}</p>
      )}
    </>
  );
}

/** Safari on phones and tablets clears what a site stores after a week, unless it is installed. */
function needsInstalling(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    // An iPad says that it is a Mac.
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple && !window.matchMedia('(display-mode: standalone)').matches;
}
