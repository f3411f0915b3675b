import { Icon, type IconName } from '../../ui/icon.tsx';

interface TripMenuItemProps {
  readonly label: string;
  readonly icon: IconName;
  /** Why it is not possible now. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

/** An action of the open trip's menu. What is not possible stays in reach and says why. */
export function TripMenuItem({ label, icon, reason, run }: TripMenuItemProps) {
  const isOff = reason !== undefined;
  return (
    <li>
      <button
        type="button"
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) run();
        }}
      >
        <Icon name={icon} />
        <span>
          {label}
          {isOff && <small>{reason}</small>}
        </span>
      </button>
    </li>
  );
}
