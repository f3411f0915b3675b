import type { SessionState } from '@fahrtwind/contract';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useSessionActions } from '../../store/session/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { profileLinks, unseenCount } from '../profile-links.ts';
import { useShellTexts } from '../texts.ts';
import styles from './account-menu.module.css';

interface AccountMenuProps {
  readonly session: Exclude<SessionState, { readonly state: 'visitor' }>;
}

/** One's own pages behind one's initial; a native popover closes itself on Escape and on a click elsewhere. */
export function AccountMenu({ session }: AccountMenuProps) {
  const texts = useShellTexts();
  const { signOut } = useSessionActions();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isGuest = session.state === 'guest';
  const name = isGuest ? texts.guest : session.user.name;
  const unseen = unseenCount(session);
  const close = () => menu.current?.hidePopover();

  return (
    // Both only help the keyboard along inside the menu, whose items are real controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.account} onBlur={closeWhenLeft} onKeyDown={moveByArrows}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={texts.account(name)}
      >
        {isGuest ? <Icon name="person" /> : <span aria-hidden="true">{initialOf(name)}</span>}
        {unseen > 0 && (
          <span className={styles.dot}>
            <VisuallyHidden>{texts.profile.unseen(unseen)}</VisuallyHidden>
          </span>
        )}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        {isGuest ? (
          <GuestLinks onChoose={close} />
        ) : (
          <ul>
            {profileLinks.map(({ to, icon, text }) => (
              <li key={to}>
                <Link to={to} className={styles.item} onClick={close}>
                  <Icon name={icon} />
                  {texts.profile[text]}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <Icon name="leave" />
          {texts.signOut}
        </button>
      </div>
    </div>
  );
}

function GuestLinks({ onChoose }: { readonly onChoose: () => void }) {
  const texts = useShellTexts();
  return (
    <>
      <p className={styles.hint}>{texts.guestHint}</p>
      <ul>
        <li>
          <Link to="/Registrieren" className={styles.item} onClick={onChoose}>
            <Icon name="person" />
            {texts.register}
          </Link>
        </li>
        <li>
          <Link to="/anmelden" className={styles.item} onClick={onChoose}>
            <Icon name="forward" />
            {texts.signIn}
          </Link>
        </li>
      </ul>
    </>
  );
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** Tabbing out of an open menu must not leave it lying over the page. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
    currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const open = event.currentTarget.querySelector(':popover-open');
  if (!step || !open) return;
  event.preventDefault();
  const items = [...open.querySelectorAll<HTMLElement>('a, button')];
  const current = items.findIndex((item) => item === document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % items.length;
  items.at(next)?.focus();
}
