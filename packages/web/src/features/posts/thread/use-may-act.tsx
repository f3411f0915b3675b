import { PATHS, returningPath } from '@fahrtwind/domain';
import { useLocation } from 'react-router';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { askDialog } from '../../../ui/dialog-queue.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useJoinTexts } from './texts.ts';

/** Runs what only registered people may do; others are invited to join, and come back to this page. */
export function useMayAct(): (act: () => unknown) => void {
  const { state } = useSession();
  const { pathname } = useLocation();
  return (act) => {
    if (state === 'registered') act();
    else
      void askDialog<null>((answer) => (
        <JoinDialog target={pathname} onClose={() => answer(null)} />
      ));
  };
}

interface JoinDialogProps {
  readonly target: string;
  readonly onClose: () => void;
}

function JoinDialog({ target, onClose }: JoinDialogProps) {
  const join = useJoinTexts();
  return (
    <Dialog
      open
      title={join.title}
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={returningPath(PATHS.signIn, target)} variant="outlined" onClick={onClose}>
            {join.signIn}
          </ButtonLink>
          <ButtonLink to={returningPath(PATHS.register, target)} onClick={onClose}>
            {join.register}
          </ButtonLink>
        </>
      }
    >
      <p>{join.text}</p>
    </Dialog>
  );
}
