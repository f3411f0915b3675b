import { MAX_ABOUT_LENGTH, profilePath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { useSavedChange } from '../../../parts/saved-change/use-saved-change.ts';
import { PersonContent } from './person-content.tsx';
import styles from './person.module.css';
import { usePersonTexts } from './texts.ts';
import { profileQuery } from './profile-query.ts';

/** What others see of oneself, with what can be changed of it. */
export function OwnProfile({ user }: Pick<SignedInState, 'user'>) {
  const texts = usePersonTexts();
  const { loaded, reload } = useQuery(profileQuery(user.uid, user.uid));
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status !== 'ready')
    return (
      <FailedNotice title={texts.failedTitle} onRetry={reload}>
        {texts.failedText}
      </FailedNotice>
    );
  const { profile } = loaded.reply;
  return (
    <>
      <ShownCard user={user} about={profile.details?.about ?? ''} />
      <PersonContent profile={profile} />
    </>
  );
}

function ShownCard({ user, about }: Pick<SignedInState, 'user'> & { readonly about: string }) {
  const { own: texts } = usePersonTexts();
  const save = useSavedChange();
  const saving = useAction(async (text: string) => {
    await call('saveAbout', { body: { about: text } });
    showToast({ kind: 'positive', text: texts.saved });
  }, codeOf);
  return (
    <Card title={texts.title}>
      <SwitchField
        label={texts.share}
        hint={texts.shareHint}
        checked={user.shareData}
        onChange={(shareData) => save({ shareData })}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('about');
          if (typeof text === 'string') saving.run(text);
        }}
      >
        <TextArea
          name="about"
          label={texts.about}
          hint={texts.aboutHint(MAX_ABOUT_LENGTH)}
          defaultValue={about}
          maxLength={MAX_ABOUT_LENGTH}
          rows={4}
        />
        <div>
          <Button type="submit" variant="outlined" busy={saving.isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
      <FailureNotice code={saving.failure} />
      <p className={styles.links}>
        <Link to={profilePath(user.uid)}>{texts.view}</Link>
        <Link to="?liste=blockiert">{texts.blocked}</Link>
      </p>
    </Card>
  );
}
