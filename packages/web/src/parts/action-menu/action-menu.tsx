import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './action-menu.module.css';
import { MenuList, type MenuAction } from './menu-list.tsx';
import { opensUp } from './opens-up.ts';

interface ActionMenuProps {
  /** Names the menu's subject: „Aktionen für Alpen“. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly className?: string | undefined;
}

/**
 * Further actions behind three dots. The list is rendered invisibly on hover or focus, because a press is likely to
 * follow and then only has to show it.
 */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const [preparedActions, setPreparedActions] = useState(actions);
  const [isUp, setUp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasScrolled = useRef(false);
  const id = useId();
  useClickOutside(root, isOpen, () => setOpen(false));
  useFocusInside(root, isOpen, hasScrolled);

  function prepare() {
    setPreparedActions(actions);
    if (opener.current) setUp(opensUp(opener.current, heightIn(root.current, actions.length)));
  }

  function handleApproach() {
    if (isNear) return;
    startTransition(() => {
      prepare();
      setNear(true);
    });
  }

  function toggle() {
    if (!isOpen) prepare();
    setOpen(!isOpen);
  }

  const closeAndReturn = useCallback(() => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
    // Scrolling to show the whole menu may have moved the opener out of view.
    if (hasScrolled.current)
      requestAnimationFrame(() => opener.current?.scrollIntoView({ block: 'nearest' }));
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      closeAndReturn();
      return;
    }
    const next = nextItem(itemsIn(root.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
    setNear(false);
    if (relatedTarget) setOpen(false);
  }

  return (
    // Both handlers only support the keyboard; the menu's items are real controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classNames(styles.root, className)}
      onKeyDown={handleKeyDown}
      onFocus={handleApproach}
      onBlur={handleBlur}
      onPointerEnter={handleApproach}
      onPointerLeave={() => setNear(false)}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={toggle}
      >
        <Icon name="more" />
      </button>
      {(isOpen || isNear) && (
        <MenuList
          id={id}
          label={label}
          // The invisible list may be out of date; opening it uses the current actions.
          actions={isOpen ? actions : preparedActions}
          isOpen={isOpen}
          isUp={isUp}
          onChoose={closeAndReturn}
        />
      )}
    </div>
  );
}

const ITEM_PX = 44;

/** The menu's height, estimated from single-line items until it is rendered. */
function heightIn(root: HTMLElement | null, items: number): number {
  return root?.querySelector<HTMLElement>('[role=menu]')?.offsetHeight ?? (items + 0.5) * ITEM_PX;
}

function itemsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>('[role=menuitem]')] : [];
}

function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current < 1 ? -1 : current - 1);
  if (key === 'Home') return items.at(0);
  return key === 'End' ? items.at(-1) : undefined;
}

/** Moves the focus into the open menu and scrolls all of it into view; records whether the list had to scroll. */
function useFocusInside(
  root: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  hasScrolled: React.RefObject<boolean>,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const first = itemsIn(root.current).at(0);
    first?.focus({ preventScroll: true });
    // Waits for the next frame: measuring at once would force a second layout.
    const request = requestAnimationFrame(() => {
      const scroller = first?.closest('[data-scroll]');
      const before = scroller?.scrollTop;
      first?.closest('[role=menu]')?.scrollIntoView({ block: 'nearest' });
      hasScrolled.current = scroller?.scrollTop !== before;
    });
    return () => cancelAnimationFrame(request);
  }, [root, isOpen, hasScrolled]);
}

function useClickOutside(
  root: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeIfOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    return () => document.removeEventListener('pointerdown', closeIfOutside);
  });
}
