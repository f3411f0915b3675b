import { PATHS } from '@fahrtwind/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGuestStart } from '../../../parts/use-guest-start.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLandingTexts } from '../texts.ts';

/** Leads a visitor, who becomes a guest with the same click, to the planner with the example. */
export function TryOutButton() {
  const texts = useLandingTexts();
  const isVisitor = useSession().state === 'visitor';
  const startAsGuest = useGuestStart();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function start(): Promise<void> {
    setProgress('busy');
    try {
      if ((await startAsGuest()) === null) throw new Error('The browser kept no session');
      await navigate(PATHS.planner);
    } catch (cause) {
      console.warn(cause);
      setProgress('failed');
    }
  }

  // While it is busy, the session changes before the planner opens: the button stays what it was.
  if (!isVisitor && progress !== 'busy') return null;
  return (
    <>
      <Button variant="outlined" busy={progress === 'busy'} onClick={() => void start()}>
        {texts.tryOut}
      </Button>
      {progress === 'failed' && <Notice kind="negative">{texts.tryOutFailed}</Notice>}
    </>
  );
}
