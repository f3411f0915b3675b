import type { Profile } from '@fahrtwind/contract';
import { PATHS, returningPath } from '@fahrtwind/domain';
import { useLocation } from 'react-router';
import { call } from '../../../api/client.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { ReportButton } from '../../../parts/report/report-button.tsx';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { codeOf } from '../../../parts/failures/failure.ts';
import styles from './person.module.css';
import { usePersonTexts } from './texts.ts';

interface PersonActionsProps {
  readonly profile: Profile;
  readonly isGuest: boolean;
  readonly onChange: () => void;
}

/** Follow and block; guests are invited to register. */
export function PersonActions({ profile, isGuest, onChange }: PersonActionsProps) {
  const texts = usePersonTexts();
  const { pathname, search } = useLocation();
  const { follow, block } = usePersonActions(profile, onChange);
  if (isGuest)
    return (
      <div className={styles.actions}>
        <p className={styles.muted}>{texts.guestHint}</p>
        <ButtonLink to={returningPath(PATHS.register, pathname + search)} variant="accent">
          {texts.register}
        </ButtonLink>
        <ReportButton kind="person" id={profile.uid} />
      </div>
    );
  return (
    <div className={styles.actions}>
      {!profile.isBlocked && (
        <Button
          variant={profile.isFollowed ? 'outlined' : 'accent'}
          busy={follow.isBusy}
          onClick={() => follow.run()}
        >
          <Icon name={profile.isFollowed ? 'check' : 'plus'} />
          {profile.isFollowed ? texts.unfollow : texts.follow}
        </Button>
      )}
      <Button variant="quiet" busy={block.isBusy} onClick={() => block.run()}>
        {profile.isBlocked ? texts.unblock : texts.block}
      </Button>
      {!profile.isBlocked && <ReportButton kind="person" id={profile.uid} />}
    </div>
  );
}

function usePersonActions({ uid, name, isFollowed, isBlocked }: Profile, onChange: () => void) {
  const texts = usePersonTexts();
  const confirm = useConfirm();
  const { reload } = useSessionActions();
  const textOf = useFailureText('person');

  async function change(action: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await action();
      showToast({ kind: 'positive', text: done });
    } catch (cause) {
      showToast({ kind: 'negative', text: textOf(cause) });
    }
    onChange();
    // The own numbers of followers and followed people changed, too.
    await reload();
  }

  const params = { uid };
  const follow = useAction(
    () =>
      isFollowed
        ? change(() => call('unfollowUser', { params }), texts.unfollowed(name))
        : change(() => call('followUser', { params }), texts.followed(name)),
    codeOf,
  );
  const block = useAction(async () => {
    if (isBlocked) return change(() => call('unblockUser', { params }), texts.unblocked(name));
    const isSure = await confirm({
      title: texts.blockTitle(name),
      text: texts.blockText,
      okLabel: texts.block,
      isDangerous: true,
    });
    if (isSure) await change(() => call('blockUser', { params }), texts.blockedTitle);
    return undefined;
  }, codeOf);
  return { follow, block };
}
