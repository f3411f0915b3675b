import type { Invitation } from '@fahrtwind/contract';
import { call } from '../../../api/client.ts';
import { formatDate } from '../../../format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCompanionTexts } from '../texts.ts';
import { tripPeople } from '../people/browser-people.ts';
import styles from './companions.module.css';
import { useCompanionAction } from '../state/use-companion-action.ts';

interface OpenInvitationsProps {
  readonly tripId: string;
  readonly invitations: readonly Invitation[];
}

/** Invitations not yet accepted; links stay open for more people. */
export function OpenInvitations({ tripId, invitations }: OpenInvitationsProps) {
  const texts = useCompanionTexts();
  const language = useLanguage();
  const { failure, attempt } = useCompanionAction();

  async function revoke(invitationId: string) {
    const params = { id: tripId, invitationId };
    const isDone = (await attempt(() => call('revokeInvitation', { params }))) !== null;
    await tripPeople.reload();
    if (isDone) showToast({ kind: 'info', text: texts.revoked });
  }

  return (
    <section className={styles.section} aria-labelledby="offene-einladungen">
      <h3 id="offene-einladungen">{texts.invitations}</h3>
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      <ul className={styles.people}>
        {invitations.map(({ id, email, role, expiresAt }) => {
          const what = email ?? texts.linkInvitation;
          return (
            <li key={id} className={styles.person}>
              <span className={styles.name}>
                <span>{what}</span>
                <span className={styles.muted}>
                  {texts.roles[role]}, {texts.until(formatDate(expiresAt, language))}
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={texts.revokeOf(what)}
                onClick={() => void revoke(id)}
              >
                {texts.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
