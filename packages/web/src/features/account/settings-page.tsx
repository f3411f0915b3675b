import { Page } from '../../ui/page.tsx';
import { OfflineNotice } from './form/offline-notice.tsx';
import { AppearanceCard } from './settings/appearance-card.tsx';
import { DeleteCard } from './settings/delete-card.tsx';
import { EmailCard } from './settings/email-card.tsx';
import { ExportCard } from './settings/export-card.tsx';
import { NameCard } from './settings/name-card.tsx';
import { NotificationsCard } from './settings/notifications-card.tsx';
import { PasswordCard } from './settings/password-card.tsx';
import { SessionsCard } from './settings/sessions-card.tsx';
import styles from './settings/settings.module.css';
import { SharingCard } from './settings/sharing-card.tsx';
import { useAccountTexts } from './texts.ts';
import { useOwnSession } from './use-own-session.ts';

export function SettingsPage() {
  const { settings: texts } = useAccountTexts();
  const session = useOwnSession();
  if (!session) return null;
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.cards}>
        <OfflineNotice />
        <NameCard {...session} />
        <AppearanceCard {...session} />
        <NotificationsCard {...session} />
        <EmailCard {...session} />
        <PasswordCard {...session} />
        <SessionsCard />
        <SharingCard {...session} />
        <ExportCard />
        <DeleteCard {...session} />
      </div>
    </Page>
  );
}
