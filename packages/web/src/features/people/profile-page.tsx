import { readEmailConfirmed, readProfile } from '@fahrtwind/domain';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { GuestInvitation } from '../../parts/guest-invitation/guest-invitation.tsx';
import { ProfileFacts } from './components/profile-facts.tsx';
import { ProfileHead } from './components/profile-head.tsx';
import { ProfileLinks } from './components/profile-links.tsx';
import { OwnProfile } from './person/own-profile.tsx';
import { PersonPage } from './person/person-page.tsx';
import styles from './components/profile.module.css';
import { VerifyNotice } from '../../parts/verify-notice/verify-notice.tsx';
import { usePeopleTexts } from './texts.ts';
import { useOwnSession } from '../../parts/use-own-session.ts';

/** Few visits are about orders. */
const OrdersView = lazy(async () => {
  const { OrdersView: Loaded } = await import('./orders/orders-view.tsx');
  return { default: Loaded };
});

export function ProfilePage() {
  const { profile: texts } = usePeopleTexts();
  const session = useOwnSession();
  const [query] = useSearchParams();
  if (!session) return null;
  const { uid } = readProfile(query);
  if (uid !== null) return <PersonPage key={uid} uid={uid} isGuest={session.state === 'guest'} />;
  if (session.state === 'guest')
    return <GuestInvitation title={texts.title} text={texts.forGuests} />;
  if (query.has('bestellungen'))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OrdersView hasProPass={session.hasProPass} />
      </Suspense>
    );
  const { unseen } = session;
  return (
    <Page title={texts.title}>
      <div className={styles.stack}>
        {readEmailConfirmed(query) && session.emailVerified && (
          <Notice kind="positive" title={texts.confirmedTitle}>
            {texts.confirmed}
          </Notice>
        )}
        {!session.emailVerified && <VerifyNotice email={session.user.email} />}
        <Card>
          <ProfileHead {...session} />
        </Card>
        <ProfileLinks
          unseen={unseen}
          saved={session.user.highlightIds.length}
          hasProPass={session.hasProPass}
        />
        <OwnProfile user={session.user} />
        <ProfileFacts {...session} />
      </div>
    </Page>
  );
}
