import { removePoi, type Poi, type Stop } from '@fahrtwind/domain';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../edit/edit.module.css';
import { focusPanelTitle } from '../edit/focus-panel-title.ts';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useUndoable } from '../edit/use-undoable.ts';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { useStopTexts } from './texts.ts';

/** The points of interest that are kept with a stop. */
export function Pois({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const remove = useUndoable();
  const { open } = usePlannerActions();

  function takeAway({ osmId, name }: Poi) {
    if (remove(removePoi, { stopId: stop.id, osmId }, texts.poiRemoved(name))) focusPanelTitle();
  }

  return (
    <PanelPart title={texts.pois}>
      {stop.pois.length === 0 && <p className={styles.muted}>{texts.noPois}</p>}
      <ul className={styles.list}>
        {stop.pois.map((poi) => (
          <li key={poi.osmId} className={styles.item}>
            <Button
              variant="quiet"
              className={styles.start}
              onClick={() =>
                open({ kind: 'place', location: { ...poi.location, label: poi.name } })
              }
            >
              <Icon name="pin" />
              {poi.name}
            </Button>
            <Button
              variant="quiet"
              className={styles.icon}
              aria-label={texts.removePoi(poi.name)}
              onClick={() => takeAway(poi)}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
