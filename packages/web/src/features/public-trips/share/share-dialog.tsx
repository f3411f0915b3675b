import type { Share } from '@fahrtwind/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { LinkField } from './link-field.tsx';
import { LinkList } from './link-list.tsx';
import { ShareSettings } from './share-settings.tsx';
import { ShareWays } from './share-ways.tsx';
import type { SharedSubject } from './shared-subject.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';
import { useShare, type ShareState } from './use-share.ts';

interface ShareDialogProps {
  readonly trip: SharedSubject;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** The link to a trip: made, changed, renewed and ended here. Opening the dialog alone shows nothing to others. */
export function ShareDialog({ trip, onPublish, onClose }: ShareDialogProps) {
  const texts = useShareTexts();
  const state = useShare(trip.id);
  const { share, isEnded, isLoading } = state;
  const isNew = !share && !isEnded && !isLoading;
  return (
    <Dialog open title={texts.share.title} onClose={onClose}>
      <div className={styles.content}>
        <p>{texts.share.intro}</p>
        {state.failure && <Failed state={state} />}
        {share && <Existing trip={trip} share={share} state={state} />}
        {isEnded && <Ended />}
        {(isNew || isEnded) && <NewLink state={state} />}
        {isLoading && <output aria-busy="true">{texts.share.loading}</output>}
        {(share || trip.published) && <LinkList trip={trip} share={share} onPublish={onPublish} />}
        {!trip.published && (
          <div className={styles.buttons}>
            <Button variant="outlined" onClick={onPublish}>
              {texts.share.publish}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Failed({ state: { failure, share, reload } }: { readonly state: ShareState }) {
  const texts = useShareTexts();
  return (
    <Notice
      kind="negative"
      action={
        !share && (
          <Button variant="outlined" onClick={reload}>
            {texts.tryAgain}
          </Button>
        )
      }
    >
      {failure?.text}
    </Notice>
  );
}

/** What the first link shows is decided before there is one; details stay away unless they are wanted. */
function NewLink({ state }: { readonly state: ShareState }) {
  const { share: texts } = useShareTexts();
  const [withoutDetails, setWithoutDetails] = useState(true);
  return (
    <div className={styles.section}>
      <SwitchField
        label={texts.withoutDetails}
        hint={texts.withoutDetailsHint}
        checked={withoutDetails}
        disabled={state.isBusy}
        onChange={setWithoutDetails}
      />
      <div className={styles.buttons}>
        <Button
          variant="accent"
          busy={state.isBusy}
          onClick={() => void state.change({ withoutDetails })}
        >
          {texts.make}
        </Button>
      </div>
    </div>
  );
}

interface ExistingProps extends Pick<ShareDialogProps, 'trip'> {
  readonly share: Share;
  readonly state: ShareState;
}

function Existing({ trip, share, state }: ExistingProps) {
  const texts = useShareTexts();
  const confirm = useConfirm();
  const [isAsking, setAsking] = useState(false);

  async function end() {
    setAsking(true);
    const isSure = await confirm({
      title: texts.share.endTitle,
      text: texts.share.endText,
      okLabel: texts.share.endOk,
      isDangerous: true,
    });
    setAsking(false);
    if (isSure) state.end();
  }

  return (
    <>
      <div className={styles.section}>
        <LinkField url={share.url} />
        <ShareWays trip={trip} share={share} />
      </div>
      <details className={styles.details}>
        <summary>{texts.share.settings}</summary>
        <ShareSettings share={share} isBusy={state.isBusy} onChange={state.change} />
      </details>
      <div className={styles.buttons}>
        <Button variant="outlined" busy={isAsking} onClick={() => void end()}>
          {texts.share.end}
        </Button>
      </div>
    </>
  );
}

function Ended() {
  const { share: texts } = useShareTexts();
  return (
    <Notice kind="positive" title={texts.endedTitle}>
      {texts.endedText}
    </Notice>
  );
}
