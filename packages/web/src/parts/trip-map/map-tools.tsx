import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useMapTexts, type MapSubject } from './texts.ts';
import type { HereProblem } from './use-here.ts';
import styles from './map-tools.module.css';

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
        {props.hasStops && <Tool icon="fit" label={texts[about].fit} onClick={props.onFit} />}
        <Tool icon="locate" label={texts.locate} busy={props.isLocating} onClick={props.onLocate} />
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
  readonly icon: IconName;
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
