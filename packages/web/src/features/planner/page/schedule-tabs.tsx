import { SCHEDULE_TABS, type ScheduleTab } from '@fahrtwind/domain';
import { memo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './split-view/split-view.module.css';
import { useSplitViewTexts } from './split-view/texts.ts';

const ICONS: Readonly<Record<ScheduleTab, IconName>> = {
  list: 'list',
  calendar: 'calendar',
  overview: 'route',
  costs: 'bag',
};

interface ScheduleTabsProps {
  readonly tab: ScheduleTab;
  readonly onShow: (tab: ScheduleTab) => void;
  /** In the same row, behind the tabs. */
  readonly children?: ReactNode;
}

/** The four views of the trip; arrow keys move between the tabs. */
export const ScheduleTabs = memo(function ScheduleTabs({
  tab,
  onShow,
  children,
}: ScheduleTabsProps) {
  const texts = useSplitViewTexts();
  const list = useRef<HTMLDivElement>(null);

  function steer(event: KeyboardEvent) {
    const next = tabAfter(tab, event.key);
    if (next === null) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#ansicht-${next}`)?.focus();
  }

  return (
    <div className={styles.tabsRow} data-covers="">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={texts.tabsLabel}
        className={styles.tabs}
        onKeyDown={steer}
      >
        {SCHEDULE_TABS.map((name) => (
          <button
            key={name}
            id={`ansicht-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="ansicht"
            tabIndex={name === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onShow(name)}
          >
            <Icon name={ICONS[name]} />
            {texts.tabs[name]}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
});

function tabAfter(tab: ScheduleTab, key: string): ScheduleTab | null {
  const index = SCHEDULE_TABS.indexOf(tab);
  const count = SCHEDULE_TABS.length;
  if (key === 'ArrowRight') return SCHEDULE_TABS[(index + 1) % count] ?? null;
  if (key === 'ArrowLeft') return SCHEDULE_TABS[(index + count - 1) % count] ?? null;
  if (key === 'Home') return SCHEDULE_TABS.at(0) ?? null;
  return key === 'End' ? (SCHEDULE_TABS.at(-1) ?? null) : null;
}
