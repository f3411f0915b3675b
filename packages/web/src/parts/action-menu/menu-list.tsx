import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './action-menu.module.css';

export interface MenuAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  readonly isDangerous?: boolean;
  /** Why the action is not possible now, asked when the menu opens; undefined where it is. */
  readonly reason?: () => string | undefined;
}

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** False renders it invisibly, ready to be shown. */
  readonly isOpen: boolean;
  /** Opens above its opener. */
  readonly isUp: boolean;
  /** Called before the action itself. */
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
        <MenuItem key={action.label} action={action} onChoose={onChoose} />
      ))}
    </div>
  );
});

interface MenuItemProps extends Pick<MenuListProps, 'onChoose'> {
  readonly action: MenuAction;
}

function MenuItem({ action, onChoose }: MenuItemProps) {
  const reason = action.reason?.();
  const isOff = reason !== undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, action.isDangerous && styles.danger)}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (isOff) return;
        onChoose();
        action.run();
      }}
    >
      <Icon name={action.icon} />
      <span>
        {action.label}
        {isOff && <small className={styles.reason}>{reason}</small>}
      </span>
    </button>
  );
}
