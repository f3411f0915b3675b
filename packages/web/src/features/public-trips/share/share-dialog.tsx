import type { Share } from '@fahrtwind/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
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

/** The link to a trip: made when the dialog opens, changed, renewed and ended here. */
export function ShareDialog({ trip, onPublish, onClose }: ShareDialogProps) {
  const texts = useShareTexts();
  const state = useShare(trip.id);
  return (
    <Dialog open title={texts.share.title} onClose={onClose}>
      <div className={styles.content}>
        <p>{texts.share.intro}</p>
        {state.failure && (
          <Notice
            kind="negative"
            action={
              !state.share && (
                <Button variant="outlined" onClick={() => void state.change({})}>
                  {texts.tryAgain}
                </Button>
              )
            }
          >
            {state.failure.text}
          </Notice>
        )}
        {state.share && <Existing trip={trip} share={state.share} state={state} />}
        {state.isEnded && <Ended onAgain={() => void state.change({})} />}
        {!state.share && !state.isEnded && !state.failure && (
          <output aria-busy="true">{texts.share.making}</output>
        )}
        {(state.share || trip.published) && (
          <LinkList trip={trip} share={state.share} onPublish={onPublish} />
        )}
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
      <ShareSettings share={share} isBusy={state.isBusy} onChange={state.change} />
      <div className={styles.buttons}>
        <Button variant="outlined" busy={isAsking} onClick={() => void end()}>
          {texts.share.end}
        </Button>
      </div>
    </>
  );
}

function Ended({ onAgain }: { readonly onAgain: () => void }) {
  const { share: texts } = useShareTexts();
  return (
    <Notice
      kind="positive"
      title={texts.endedTitle}
      action={
        <Button variant="outlined" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    >
      {texts.endedText}
    </Notice>
  );
}
