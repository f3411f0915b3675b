import { PATHS, type Trip } from '@fahrtwind/domain';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { SaveIndicator } from '../../../parts/save-indicator/save-indicator.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { commandWindow } from '../commands/command-window.ts';
import { useCommandTexts } from '../commands/texts.ts';
import { usePlannerSlots } from '../slots.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './planner-bar.module.css';
import { PlannerBar } from './planner-bar.tsx';
import { useIsNarrow } from '../../../parts/trip-edit/use-is-narrow.ts';
import { usePageTexts } from './texts.ts';
import { TripSwitcher } from './trip-switcher.tsx';
import { TripTitle } from './trip-title.tsx';

/** The bar with everything that concerns the whole trip. On phones the title stands in the sheet. */
export const TripBar = memo(function TripBar({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePageTexts();
  const commandTexts = useCommandTexts();
  const { Companions, PresenceBar, ShareButton } = usePlannerSlots();
  const isNarrow = useIsNarrow();
  return (
    <PlannerBar
      help={{
        label: commandTexts.shortcuts,
        icon: 'info',
        run: () => commandWindow.show('shortcuts'),
      }}
    >
      {isNarrow !== true && (
        <div className={styles.title}>
          <TripTitle trip={trip} />
          <TripSwitcher trip={trip} />
        </div>
      )}
      <div className={styles.save}>
        <SaveIndicator />
      </div>
      <div className={styles.actions}>
        <PresenceBar />
        <HistoryButtons />
        <Companions />
        <Button
          variant="quiet"
          className={styles.palette}
          aria-label={commandTexts.title}
          title={commandTexts.open}
          onClick={() => commandWindow.show('palette')}
        >
          <Icon name="search" />
        </Button>
        {isNarrow !== true && <AssistantButton className={styles.assistant} />}
        <ButtonLink
          to={PATHS.currentDay}
          variant="quiet"
          className={styles.view}
          aria-label={texts.view}
          title={texts.view}
        >
          <Icon name="eye" />
          <span>{texts.view}</span>
        </ButtonLink>
        <ShareButton trip={trip} />
        {isNarrow !== true && <MoreActions />}
      </div>
    </PlannerBar>
  );
});

/** Where the bar has no room for their words: what else concerns the trip. */
function MoreActions() {
  const { plan: texts } = usePageTexts();
  const commandTexts = useCommandTexts();
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={texts.more}
      className={styles.more}
      actions={[
        {
          label: commandTexts.assistant,
          icon: 'chat',
          run: () => plannerView.open({ kind: 'assistant' }),
        },
        { label: texts.view, icon: 'eye', run: () => void navigate(PATHS.currentDay) },
        { label: commandTexts.title, icon: 'search', run: () => commandWindow.show('palette') },
      ]}
    />
  );
}
