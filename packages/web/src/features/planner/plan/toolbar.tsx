import { useSession } from '../../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { commandWindow } from '../commands/command-window.ts';
import { useCommandTexts } from '../commands/texts.ts';
import { Companions } from '../companions/companions.tsx';
import { OptimiseButton } from '../optimise/optimise-button.tsx';
import { usePlannerTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './plan.module.css';

/** What can be done with the whole trip: one row at every width. */
export function Toolbar() {
  const { plan: texts } = usePlannerTexts();
  const commandTexts = useCommandTexts();
  const isRegistered = useSession().state === 'registered';
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <HistoryButtons />
        <OptimiseButton />
        <Companions />
        <Button
          variant="quiet"
          aria-label={commandTexts.title}
          title={commandTexts.open}
          onClick={() => commandWindow.show('palette')}
        >
          <Icon name="search" />
        </Button>
        <ButtonLink to="/ansehen" variant="quiet" aria-label={texts.view} title={texts.view}>
          <Icon name="eye" />
        </ButtonLink>
        {isRegistered && (
          <ButtonLink
            to="/Reisen"
            variant="quiet"
            aria-label={texts.allTrips}
            title={texts.allTrips}
          >
            <Icon name="list" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
