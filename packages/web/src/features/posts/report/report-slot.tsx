import { moderationPath } from '@fahrtwind/domain';
import { ReportButton } from '../../../parts/report/report-button.tsx';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePostsTexts } from '../texts.ts';

interface ReportSlotProps {
  readonly what: 'post' | 'answer';
  readonly id: string;
}

/** Where a post or an answer can be reported; moderators decide about it right away. */
export function ReportSlot({ what, id }: ReportSlotProps) {
  const texts = usePostsTexts();
  const session = useSession();
  if (session.state === 'registered' && session.isModerator)
    return (
      <ButtonLink to={moderationPath({ kind: what, id })} variant="quiet">
        <Icon name="flag" />
        {texts.moderate}
      </ButtonLink>
    );
  return <ReportButton kind={what} id={id} />;
}
