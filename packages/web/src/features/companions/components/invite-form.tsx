import { invitationPath, type CompanionRole } from '@fahrtwind/domain';
import { isEmail } from '@fahrtwind/domain';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCompanionTexts } from '../texts.ts';
import { tripPeople } from '../people/browser-people.ts';
import styles from './companions.module.css';
import { InviteLink } from './invite-link.tsx';
import { RoleSelect } from './role-select.tsx';
import { useCompanionAction } from '../state/use-companion-action.ts';

/** Invites to the trip by mail or by a link to share. */
export function InviteForm({ tripId }: { readonly tripId: string }) {
  const texts = useCompanionTexts();
  const [role, setRole] = useState<CompanionRole>('editor');
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { isBusy, failure, attempt } = useCompanionAction();
  const params = { id: tripId };

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    setSentTo(null);
    setWrong(!isEmail(address));
    if (!isEmail(address)) return;
    const body = { email: address, role };
    if ((await attempt(() => call('inviteByMail', { params, body }))) === null) return;
    setSentTo(address);
    setEmail('');
    await tripPeople.reload();
  }

  async function makeLink() {
    setLink(null);
    await attempt(async () => {
      const { token } = await call('createInviteLink', { params, body: { role } });
      setLink(new URL(invitationPath(token), location.origin).href);
    });
    await tripPeople.reload();
  }

  return (
    <section className={styles.section} aria-labelledby="jemanden-einladen">
      <h3 id="jemanden-einladen">{texts.invite}</h3>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <RoleSelect label={texts.role} role={role} onChange={setRole} />
        <p className={styles.muted}>{texts.roleHints[role]}</p>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          value={email}
          error={isWrong ? texts.emailInvalid : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={isBusy}>
            <Icon name="mail" />
            {texts.send}
          </Button>
          <Button variant="outlined" onClick={() => void makeLink()}>
            <Icon name="copy" />
            {texts.createLink}
          </Button>
        </div>
      </form>
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      {sentTo !== null && <Notice kind="positive">{texts.sent(sentTo)}</Notice>}
      {link !== null && <InviteLink link={link} />}
    </section>
  );
}
