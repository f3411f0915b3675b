import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  readonly isDangerous?: boolean;
}

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** Else it waits, laid out and unseen. */
  readonly isOpen: boolean;
  /** Above its opener. */
  readonly isUp: boolean;
  /** Before the action itself. */
  readonly onChoose: () => void;
}

export const MenuList = memo(function MenuList(props: MenuListProps) {
  const { id, label, actions, isOpen, isUp, onChoose } = props;
  return (
    <div
      id={id}
      role="menu"
      aria-label={label}
      aria-hidden={!isOpen}
      className={classNames(styles.menu, isUp && styles.up, !isOpen && styles.waiting)}
    >
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames(styles.item, action.isDangerous && styles.danger)}
          onClick={() => {
            onChoose();
            action.run();
          }}
        >
          <Icon name={action.icon} />
          {action.label}
        </button>
      ))}
    </div>
  );
});
