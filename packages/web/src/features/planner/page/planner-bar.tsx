import { PATHS } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { Link, useOutletContext } from 'react-router';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './planner-bar.module.css';
import { usePageTexts } from './texts.ts';

/** The help of the planner, as an item of the account's menu. */
export interface HelpItem {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** What the shell gives to the planner for its bar. */
export interface PlannerFrame {
  /** The menu of the account: own trips, settings, and the planner's help. */
  readonly renderAccount: (help?: HelpItem) => ReactNode;
}

interface PlannerBarProps {
  readonly help?: HelpItem;
  readonly children?: ReactNode;
}

/** The slim bar above the plan: back to the trips, what belongs to this trip, the account. */
export function PlannerBar({ help, children }: PlannerBarProps) {
  const { plan: texts, planner } = usePageTexts();
  const frame = useOutletContext<PlannerFrame | undefined>();
  return (
    <header className={styles.bar}>
      <nav aria-label={planner.title}>
        <Link to={PATHS.trips} className={styles.back} aria-label={texts.allTrips}>
          <Icon name="back" />
          <span>{texts.trips}</span>
        </Link>
      </nav>
      {children}
      <div className={styles.account}>{frame?.renderAccount(help)}</div>
    </header>
  );
}
