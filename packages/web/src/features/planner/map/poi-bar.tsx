import { useId } from 'react';
import { usePoiKindTexts } from '../../../parts/poi-kinds/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
          <Found pois={pois} />
        </section>
      )}
    </div>
  );
}

const LISTED = 20;

function Found({ pois: { status, all } }: { readonly pois: PoisOnMap }) {
  const texts = useMapPanelTexts();
  const kinds = usePoiKindTexts();
  const { open } = usePlannerActions();
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
            <li key={poi.osmId}>
              <button
                type="button"
                onClick={() => open({ kind: 'place', location: poi.location, poi })}
              >
                {poi.name || kinds[poi.kind]}
                <small>{kinds[poi.kind]}</small>
              </button>
              {poi.description && <p lang="de">{poi.description}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
