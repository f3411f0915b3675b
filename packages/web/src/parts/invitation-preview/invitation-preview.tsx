import { EmptyCover } from '../trip-cover/empty-cover.tsx';
import { formatTripDates } from '../trip-dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import styles from './invitation-preview.module.css';
import { useInvitationTexts } from './texts.ts';
import { useInvitation } from './use-invitation.ts';

/** The inviting person and the trip, for those who still have to sign in. Shows no more of the trip than that. */
export function InvitationPreview({ token }: { readonly token: string }) {
  const texts = useInvitationTexts();
  const language = useLanguage();
  const invitation = useInvitation(token);
  if (invitation.status === 'gone') return <Notice kind="warning">{texts.gone}</Notice>;
  if (invitation.status === 'failed') return null;
  if (invitation.status !== 'ready') return <div className={styles.preview} aria-busy="true" />;
  const { tripTitle, ownerName, startDate, endDate } = invitation.info;
  return (
    <section className={styles.preview} aria-label={texts.label}>
      <EmptyCover id={token} className={styles.cover} />
      <div>
        <p>{texts.invites(ownerName)}</p>
        <h2 className={styles.title}>{tripTitle}</h2>
        <p>{formatTripDates(startDate, endDate, language)}</p>
      </div>
    </section>
  );
}
