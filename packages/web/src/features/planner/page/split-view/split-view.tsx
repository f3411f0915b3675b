import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { readColumnWidth } from './column-width.ts';
import { Divider } from './divider.tsx';
import styles from './split-view.module.css';
import { SheetGrip } from './sheet-grip.tsx';
import type { SheetPosition } from './sheet-position.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useIsNarrow } from './use-is-narrow.ts';

interface SplitViewProps {
  readonly list: ReactNode;
  readonly renderMap: (sheet: SheetPosition | null) => ReactNode;
  readonly panel: ReactNode;
}

/** List and map side by side; up to 1023 px the list is a sheet over the map. */
export function SplitView({ list, renderMap, panel }: SplitViewProps) {
  const isNarrow = useIsNarrow();
  const root = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<SheetPosition>('half');
  useBackToClose('sheet', isNarrow && position === 'full', () => setPosition('half'));

  useLayoutEffect(() => {
    const chosen = readColumnWidth();
    if (chosen !== null) root.current?.style.setProperty('--column', `${chosen}%`);
  }, []);

  function rise() {
    // Raises the sheet, so that the focused element is not below the screen's edge.
    if (isNarrow && position === 'peek') setPosition('half');
  }

  return (
    <div ref={root} className={styles.root} data-sheet={isNarrow ? position : undefined}>
      <div ref={column} className={styles.column}>
        {isNarrow && (
          <SheetGrip root={root} column={column} position={position} onMove={setPosition} />
        )}
        <div className={styles.scroll} data-scroll="" onFocus={rise}>
          {list}
        </div>
      </div>
      {!isNarrow && <Divider root={root} />}
      <div className={styles.map}>{renderMap(isNarrow ? position : null)}</div>
      {panel}
    </div>
  );
}
