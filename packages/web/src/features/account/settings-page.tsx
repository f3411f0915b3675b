import { PATHS, returningPath } from '@fahrtwind/domain';
import type { SignedInState } from '../../store/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { OfflineNotice } from './form/offline-notice.tsx';
import { AppearanceCard } from './settings/appearance-card.tsx';
import { DeleteCard } from './settings/delete-card.tsx';
import { DeviceCard } from './settings/device-card.tsx';
import { EmailCard } from './settings/email-card.tsx';
import { ExportCard } from './settings/export-card.tsx';
import { HistoryCard } from './settings/history-card.tsx';
import { HomeCard } from './settings/home-card.tsx';
import { LazyMapsCard } from './settings/maps/lazy-maps-card.tsx';
import { NameCard } from './settings/name-card.tsx';
import { NotificationsCard } from './settings/notifications-card.tsx';
import { PasswordCard } from './settings/password-card.tsx';
import { SessionsCard } from './settings/sessions-card.tsx';
import styles from './settings/settings.module.css';
import { useGuestTexts } from '../../parts/guest-invitation/texts.ts';
import { useAccountTexts } from './texts.ts';
import { useOwnSession } from '../../parts/use-own-session.ts';

export function SettingsPage() {
  const { settings: texts } = useAccountTexts();
  const session = useOwnSession();
  if (!session) return null;
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.cards}>
        <OfflineNotice />
        {session.state === 'guest' ? <GuestCards {...session} /> : <AccountCards {...session} />}
      </div>
    </Page>
  );
}

function AccountCards(session: SignedInState) {
  return (
    <>
      <NameCard {...session} />
      <HomeCard {...session} />
      <AppearanceCard {...session} />
      <NotificationsCard {...session} />
      <EmailCard {...session} />
      <PasswordCard {...session} />
      <SessionsCard />
      <HistoryCard />
      <DeviceCard />
      {session.isAdmin && <LazyMapsCard />}
      <ExportCard {...session} />
      <DeleteCard {...session} />
    </>
  );
}

/** A guest has no name, address or password yet, and gets no notifications. */
function GuestCards(session: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const guest = useGuestTexts();
  return (
    <>
      <Notice
        kind="info"
        title={guest.title}
        action={
          <ButtonLink to={returningPath(PATHS.register, PATHS.settings)} variant="outlined">
            {guest.register}
          </ButtonLink>
        }
      >
        {`${texts.forGuests} ${guest.keepsTrips}`}
      </Notice>
      <AppearanceCard {...session} />
      <HomeCard {...session} />
      <HistoryCard />
      <DeviceCard />
    </>
  );
}
