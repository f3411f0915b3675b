import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  readonly isDangerous?: boolean;
}

interface ActionMenuProps {
  /** What the menu is about: „Aktionen für Alpen“. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly className?: string | undefined;
}

/** The further things that can be done with something, behind three dots. */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClickOutside(root, isOpen, () => setOpen(false));

  useEffect(() => {
    if (isOpen) itemsIn(root.current).at(0)?.focus();
  }, [isOpen]);

  function closeAndReturn() {
    setOpen(false);
    opener.current?.focus();
  }

  function steer(event: KeyboardEvent) {
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

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    const isInside = relatedTarget instanceof Node && root.current?.contains(relatedTarget);
    if (relatedTarget && !isInside) setOpen(false);
  }

  return (
    // Both only help the keyboard along inside the menu, whose items are real controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={classNames(styles.root, className)}
      onKeyDown={steer}
      onBlur={closeWhenLeft}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} className={styles.menu}>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classNames(styles.item, action.isDangerous && styles.danger)}
              onClick={() => {
                closeAndReturn();
                action.run();
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
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
