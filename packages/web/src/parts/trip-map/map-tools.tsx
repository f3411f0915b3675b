import { Button } from '../../ui/button.tsx';
import { Icon, type IconName, type OwnIcon } from '../../ui/icon.tsx';
import { useMapTexts, type MapSubject } from './texts.ts';
import type { HereProblem } from './use-here.ts';
import styles from './map-tools.module.css';

const FIT = {
  path: 'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4',
};
const LOCATE = {
  path: 'M12 3v3M12 18v3M3 12h3M18 12h3M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM12 12v.01',
};

interface MapToolsProps {
  readonly listId: string;
  readonly about: MapSubject;
  readonly isListOpen: boolean;
  readonly hasStops: boolean;
  readonly isLocating: boolean;
  readonly problem: HereProblem | null;
  readonly onZoom: (steps: number) => void;
  readonly onFit: () => void;
  readonly onLocate: () => void;
  readonly onToggleList: () => void;
}

/** The buttons at the edge of the map. */
export function MapTools(props: MapToolsProps) {
  const texts = useMapTexts();
  const { listId, about, isListOpen, problem } = props;
  return (
    <div className={styles.tools}>
      <div className={styles.group}>
        <Tool icon="plus" label={texts.zoomIn} onClick={() => props.onZoom(1)} />
        <Tool icon="minus" label={texts.zoomOut} onClick={() => props.onZoom(-1)} />
      </div>
      <div className={styles.group}>
        {props.hasStops && <Tool icon={FIT} label={texts[about].fit} onClick={props.onFit} />}
        <Tool icon={LOCATE} label={texts.locate} busy={props.isLocating} onClick={props.onLocate} />
        <Tool
          isList
          icon={isListOpen ? 'close' : 'list'}
          label={isListOpen ? texts.hideList : texts.showList}
          aria-expanded={isListOpen}
          aria-controls={listId}
          onClick={props.onToggleList}
        />
      </div>
      <output className={styles.problem}>
        {problem === 'denied' && texts.locateDenied}
        {problem === 'failed' && texts.locateFailed}
      </output>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName | OwnIcon;
  readonly label: string;
  readonly busy?: boolean;
  readonly isList?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly onClick: () => void;
}

function Tool({ icon, label, busy = false, isList = false, ...rest }: ToolProps) {
  return (
    <Button
      {...rest}
      variant="quiet"
      className={styles.tool}
      data-list-tool={isList || undefined}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
    >
      <Icon name={icon} />
    </Button>
  );
}
