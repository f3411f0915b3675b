import type { Companion } from '@fahrtwind/contract';
import { call } from '../../../api/client.ts';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCompanionTexts } from '../texts.ts';
import { tripPeople } from '../people/browser-people.ts';
import styles from './companions.module.css';
import type { PeopleOfTrip } from '../people/create-trip-people.ts';
import { PersonBadge } from '../people/person-badge.tsx';
import { RoleSelect } from './role-select.tsx';
import { useCompanionAction } from '../state/use-companion-action.ts';

interface CompanionListProps {
  readonly tripId: string;
  readonly people: PeopleOfTrip;
  /** Called after the user has left the trip. */
  readonly onLeft: () => void;
}

/** The companions, with the actions that the owner and the user have. */
export function CompanionList({ tripId, people, onLeft }: CompanionListProps) {
  const texts = useCompanionTexts();
  const uid = uidOf(useSession());
  const { failure, attempt } = useCompanionAction();
  const confirm = useConfirm();
  const { owner, companions, ownRole, limit } = people;
  const isOwner = ownRole === 'owner';

  async function remove({ uid: who, name }: Companion) {
    const question = { title: texts.removeTitle(name), text: texts.removeText(name) };
    if (!(await confirm({ ...question, okLabel: texts.removeOk, isDangerous: true }))) return;
    const isDone =
      (await attempt(() => call('removeCompanion', { params: { id: tripId, uid: who } }))) !== null;
    await tripPeople.reload();
    if (isDone) showToast({ kind: 'info', text: texts.removed(name) });
  }

  async function leave(who: string) {
    const question = { title: texts.leaveTitle, text: texts.leaveText, okLabel: texts.leaveOk };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if (
      (await attempt(() => call('removeCompanion', { params: { id: tripId, uid: who } }))) === null
    )
      return;
    showToast({ kind: 'info', text: texts.left });
    onLeft();
  }

  async function give(who: string, role: Companion['role']) {
    const params = { id: tripId, uid: who };
    await attempt(() => call('changeCompanionRole', { params, body: { role } }));
    await tripPeople.reload();
  }

  return (
    <section className={styles.section} aria-labelledby="wer-mitreist">
      <h3 id="wer-mitreist">{texts.people}</h3>
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      <ul className={styles.people}>
        <li className={styles.person}>
          <PersonBadge name={owner.name} colour={1} />
          <Name name={owner.name} isOneself={owner.uid === uid} note={texts.owner} />
        </li>
        {companions.map((one, index) => (
          <li key={one.uid} className={styles.person}>
            <PersonBadge name={one.name} colour={((index + 1) % 10) + 1} />
            <Name
              name={one.name}
              isOneself={one.uid === uid}
              note={isOwner ? null : texts.roles[one.role]}
            />
            {isOwner && (
              <>
                <RoleSelect
                  label={texts.roleOf(one.name)}
                  isLabelHidden
                  role={one.role}
                  onChange={(role) => void give(one.uid, role)}
                />
                <Button
                  variant="quiet"
                  aria-label={texts.removeOf(one.name)}
                  onClick={() => void remove(one)}
                >
                  {texts.remove}
                </Button>
              </>
            )}
            {one.uid === uid && (
              <Button variant="outlined" onClick={() => void leave(one.uid)}>
                {texts.leave}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{texts.places(companions.length, limit)}</p>
    </section>
  );
}

interface NameProps {
  readonly name: string;
  readonly isOneself: boolean;
  readonly note: string | null;
}

function Name({ name, isOneself, note }: NameProps) {
  const texts = useCompanionTexts();
  return (
    <span className={styles.name}>
      <span>
        {name} {isOneself && texts.you}
      </span>
      {note !== null && <span className={styles.muted}>{note}</span>}
    </span>
  );
}
