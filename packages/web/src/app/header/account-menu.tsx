import { PATHS } from '@fahrtwind/domain';
import type { SessionState } from '@fahrtwind/contract';
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useSessionActions } from '../../store/session/use-session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { guestLinks, profileLinks, unseenCount } from '../profile-links.ts';
import { useShellTexts } from '../texts.ts';
import styles from './account-menu.module.css';

/** A further item, which belongs to the page. */
interface MoreItem {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

interface AccountMenuProps {
  readonly session: Exclude<SessionState, { readonly state: 'visitor' }>;
  readonly more?: MoreItem | undefined;
}

/** The user's own pages. A native popover closes on Escape and on a click outside. */
export function AccountMenu({ session, more }: AccountMenuProps) {
  const texts = useShellTexts();
  const { signOut } = useSessionActions();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isGuest = session.state === 'guest';
  const name = isGuest ? texts.guest : session.user.name;
  const unseen = unseenCount(session);
  const close = () => menu.current?.hidePopover();

  return (
    // Both handlers only support the keyboard; the menu's items are real controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.account} onBlur={closeWhenLeft} onKeyDown={moveByArrows}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={
          unseen > 0
            ? `${texts.account(name)}, ${texts.profile.unseen(unseen)}`
            : texts.account(name)
        }
      >
        {isGuest ? <Icon name="person" /> : <span aria-hidden="true">{initialOf(name)}</span>}
        {unseen > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {shortCount(unseen)}
          </span>
        )}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        {isGuest && <GuestLinks onChoose={close} />}
        <ul>
          {(isGuest ? guestLinks : profileLinks).map(({ to, icon, text }) => (
            <li key={to}>
              <Link to={to} className={styles.item} onClick={close}>
                <Icon name={icon} />
                {texts.profile[text]}
                {text === 'notifications' && unseen > 0 && (
                  <span className={styles.count}>
                    <span aria-hidden="true">{shortCount(unseen)}</span>
                    <VisuallyHidden>, {texts.profile.unseen(unseen)}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          ))}
          {more && (
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close();
                  more.run();
                }}
              >
                <Icon name={more.icon} />
                {more.label}
              </button>
            </li>
          )}
        </ul>
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
          <Link to={PATHS.register} className={styles.item} onClick={onChoose}>
            <Icon name="person" />
            {texts.register}
          </Link>
        </li>
        <li>
          <Link to={PATHS.signIn} className={styles.item} onClick={onChoose}>
            <Icon name="forward" />
            {texts.signIn}
          </Link>
        </li>
      </ul>
    </>
  );
}

function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '?';
}

/** Without this, a menu left by Tab would stay open over the page. */
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
