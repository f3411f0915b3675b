import { PATHS } from '@fahrtwind/domain';
import type { Profile } from '@fahrtwind/contract';
import { formatMonth } from '../../../format/date.ts';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePeopleTexts } from '../texts.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonContent } from './person-content.tsx';
import styles from './person.module.css';
import { usePersonTexts } from './texts.ts';
import { profileQuery } from './profile-query.ts';

interface PersonPageProps {
  readonly uid: string;
  readonly isGuest: boolean;
}

/** A person's profile as others see it. */
export function PersonPage({ uid, isGuest }: PersonPageProps) {
  const texts = usePersonTexts();
  const { loaded, reload } = useQuery(profileQuery(uid, uidOf(useSession())));
  if (loaded.status === 'loading') return <PageSkeleton />;
  if (loaded.status === 'missing')
    return (
      <Page title={texts.pageTitle}>
        <EmptyState
          scene={<Scene name="camp" />}
          title={texts.missingTitle}
          text={texts.missingText}
          action={<ButtonLink to={PATHS.forum}>{texts.toForum}</ButtonLink>}
        />
      </Page>
    );
  if (loaded.status !== 'ready')
    return (
      <Page title={texts.pageTitle}>
        <FailedNotice title={texts.failedTitle} onRetry={reload}>
          {texts.failedText}
        </FailedNotice>
      </Page>
    );
  const { profile } = loaded.reply;
  return (
    <Page title={profile.name}>
      <div className={styles.stack}>
        <Card>
          <PersonHead profile={profile} />
          {!profile.isOwn && (
            <PersonActions profile={profile} isGuest={isGuest} onChange={reload} />
          )}
        </Card>
        {profile.isBlocked ? (
          <Notice kind="info" title={texts.blockedTitle}>
            {texts.blockedText}
          </Notice>
        ) : (
          <PersonContent profile={profile} />
        )}
      </div>
    </Page>
  );
}

function PersonHead({ profile }: { readonly profile: Profile }) {
  const texts = usePersonTexts();
  const { profile: labels } = usePeopleTexts();
  const language = useLanguage();
  const { name, photoURL, details, isBlocked } = profile;
  const since = details ? formatMonth(`${details.memberSince}-15`, language) : '';
  return (
    <div className={styles.head}>
      <Avatar name={name} photoURL={photoURL} label={labels.picture(name)} size="large" />
      <div className={styles.who}>
        {details && details.about !== '' && <p className={styles.about}>{details.about}</p>}
        {details && (
          <p className={styles.muted}>
            {[details.origin !== '' && texts.from(details.origin), texts.memberSince(since)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {!details && !isBlocked && <p className={styles.muted}>{texts.closed}</p>}
      </div>
    </div>
  );
}
