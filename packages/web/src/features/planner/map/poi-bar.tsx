import type { Poi } from '@fahrtwind/contract';
import { useId } from 'react';
import { poiIcon } from '../../../parts/poi-kinds/poi-icon.ts';
import { usePoiKindTexts } from '../../../parts/poi-kinds/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useNewStop, useNewStopDay } from '../../../parts/trip-edit/use-new-stop.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import styles from './planner-map.module.css';
import { useMapPanelTexts } from './texts.ts';
import type { PoisOnMap } from './use-pois-on-map.ts';

/** Chooses the points of interest on the map, and lists them for users who do not use the map. */
export function PoiBar({ pois }: { readonly pois: PoisOnMap }) {
  const texts = useMapPanelTexts();
  const { isOpen, setOpen } = pois;
  const id = useId();
  return (
    <div className={styles.pois}>
      <Button
        variant="outlined"
        className={styles.poisButton}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'star'} />
        {texts.pois}
        {pois.status === 'ready' && (
          // Said in the sentence above the list.
          <span className={styles.count} aria-hidden="true">
            {pois.all.length}
          </span>
        )}
      </Button>
      {isOpen && (
        <section id={id} className={styles.poisBox} aria-label={texts.poisTitle}>
          <fieldset className={styles.groups}>
            <legend>{texts.poisTitle}</legend>
            {pois.offered.length === 0 && <p className={styles.found}>{texts.poisNowhere}</p>}
            {pois.offered.map((group) => (
              <label key={group} className={styles.group}>
                <input
                  type="checkbox"
                  checked={pois.groups.includes(group)}
                  onChange={() => pois.toggle(group)}
                />
                {texts.poiGroups[group]}
              </label>
            ))}
          </fieldset>
          <label className={styles.group}>
            <input
              type="checkbox"
              checked={pois.isAlongRoute}
              onChange={(event) => pois.setAlongRoute(event.target.checked)}
            />
            {texts.alongRoute}
          </label>
          <Button variant="quiet" onClick={() => plannerView.open({ kind: 'along' })}>
            <Icon name="route" />
            {texts.alongPanel}
          </Button>
          <Found pois={pois} />
        </section>
      )}
    </div>
  );
}

const LISTED = 20;

function Found({ pois: { status, all } }: { readonly pois: PoisOnMap }) {
  const texts = useMapPanelTexts();
  const words = {
    off: '',
    asking: '',
    far: texts.poisFar,
    failed: texts.poisFailed,
    ready: all.length === 0 ? texts.poisNone : texts.poisFound(all.length),
  }[status];
  return (
    <>
      <output className={styles.found}>{words}</output>
      {status === 'ready' && all.length > 0 && (
        <ul className={styles.foundList}>
          {all.slice(0, LISTED).map((poi) => (
            <FoundPoi key={poi.osmId} poi={poi} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A place to look at, or to add at once. Pointing at it shows its name on the map. */
function FoundPoi({ poi }: { readonly poi: Poi }) {
  const texts = useMapPanelTexts();
  const kinds = usePoiKindTexts();
  const { open, hover } = usePlannerActions();
  const mayEdit = useMayEdit();
  const { add } = useNewStop(useNewStopDay(null));
  const name = poi.name || kinds[poi.kind];
  return (
    <li>
      <button
        type="button"
        className={styles.place}
        onPointerEnter={() => hover(poi.osmId)}
        onPointerLeave={() => hover(null)}
        onFocus={() => hover(poi.osmId)}
        onBlur={() => hover(null)}
        onClick={() => open({ kind: 'place', location: poi.location, poi })}
      >
        <Icon name={poiIcon(poi.kind)} />
        <span>
          {name} <small>{kinds[poi.kind]}</small>
        </span>
      </button>
      {mayEdit && (
        <Button
          variant="quiet"
          className={styles.addPlace}
          aria-label={texts.addPoi(name)}
          title={texts.addPoi(name)}
          onClick={() => add({ ...poi.location, label: poi.location.label || name })}
        >
          <Icon name="plus" />
        </Button>
      )}
      {poi.description && <p lang="de">{poi.description}</p>}
    </li>
  );
}
