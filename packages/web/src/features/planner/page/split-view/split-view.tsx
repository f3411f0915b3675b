import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import { whenIdle } from '../../../../ui/when-idle.ts';
import { readColumnWidth } from './column-width.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Divider } from './divider.tsx';
import styles from './split-view.module.css';
import { SheetGrip } from './sheet-grip.tsx';
import type { SheetPosition } from './sheet-position.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useIsNarrow } from '../../../../parts/trip-edit/use-is-narrow.ts';

interface SplitViewProps {
  readonly list: ReactNode;
  /** Stands on the map, at the upper edge of the sheet. */
  readonly sheetTop: ReactNode;
  readonly renderMap: (sheet: SheetPosition | null) => ReactNode;
  readonly panel: ReactNode;
}

/** Panels that leave a part of the list in sight, because it shows what would change. */
const PROPOSES: ReadonlySet<string> = new Set(['optimise', 'spread']);

/** The list comes first: the map is rendered when the page is idle, in small steps. */
function useIsMapDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setDue(true))), []);
  return isDue;
}

/** List and map side by side, an open panel in the list's place; up to 767 px list and panel are sheets over the map. */
export function SplitView({ list, sheetTop, renderMap, panel }: SplitViewProps) {
  const isNarrow = useIsNarrow();
  const root = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<SheetPosition>('half');
  const isMapDue = useIsMapDue();
  const isProposing = useInView(
    ({ openPanel, preview }) => openPanel?.kind === 'assistant' && preview !== null,
  );
  const isListCovered = useInView(
    ({ openPanel: open }) => open !== null && !PROPOSES.has(open.kind) && !isProposing,
  );
  useBackToClose('sheet', isNarrow === true && position === 'full', () => setPosition('half'));

  useLayoutEffect(() => {
    const chosen = readColumnWidth();
    if (chosen !== null) root.current?.style.setProperty('--column', `${chosen}%`);
  }, []);

  function rise() {
    // Raises the sheet, so that the focused element is not below the screen's edge.
    if (isNarrow && position === 'peek') setPosition('half');
  }

  return (
    <div
      ref={root}
      className={styles.root}
      data-sheet={isNarrow === false ? undefined : position}
      data-proposes={isProposing ? '' : undefined}
    >
      <div ref={column} className={styles.column} inert={isListCovered && isNarrow === false}>
        {isNarrow === true && position !== 'full' && sheetTop}
        {isNarrow !== false && (
          <SheetGrip root={root} column={column} position={position} onMove={setPosition} />
        )}
        <div className={styles.scroll} data-scroll="" onFocus={rise}>
          {list}
        </div>
      </div>
      {isNarrow === false && <Divider root={root} />}
      {isNarrow === null && <div className={styles.divider} />}
      <div className={classNames(styles.map, styles.skeletonMap)}>
        {isMapDue && renderMap(isNarrow === true ? position : null)}
      </div>
      {panel}
    </div>
  );
}
