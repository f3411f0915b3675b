import { formatMonth } from '../../../format/date.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePeopleTexts } from '../texts.ts';
import { OwnPicture } from '../picture/own-picture.tsx';
import styles from './profile.module.css';
import { codeOf } from '../../../parts/failures/failure.ts';

export function ProfileHead({ user, emailVerified }: SignedInState) {
  const { profile: texts } = usePeopleTexts();
  const language = useLanguage();
  const { signOut } = useSessionActions();
  const leaving = useAction(async () => {
    await signOut();
  }, codeOf);
  const since = formatMonth(user.createdAt, language);
  return (
    <div className={styles.head}>
      <OwnPicture uid={user.uid} name={user.name} photoURL={user.photoURL} />
      <div className={styles.who}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>
          <span>{user.email}</span>
          <span className={emailVerified ? styles.verified : styles.unverified}>
            <Icon name={emailVerified ? 'check' : 'wait'} />
            {emailVerified ? texts.verified : texts.notVerified}
          </span>
        </p>
        {since !== '' && <p className={styles.since}>{texts.memberSince(since)}</p>}
      </div>
      <Button variant="outlined" busy={leaving.isBusy} onClick={() => leaving.run()}>
        <Icon name="leave" />
        {texts.signOut}
      </Button>
    </div>
  );
}
