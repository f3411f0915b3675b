import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { readColumnWidth } from './column-width.ts';
import { Divider } from './divider.tsx';
import styles from './frame.module.css';
import { SheetGrip } from './sheet-grip.tsx';
import type { SheetPosition } from './sheet-position.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useIsNarrow } from './use-is-narrow.ts';

interface PlannerFrameProps {
  readonly list: ReactNode;
  readonly renderMap: (sheet: SheetPosition | null) => ReactNode;
  readonly panel: ReactNode;
}

/** List and map side by side; up to 1023 px the map with the list as a sheet over it. */
export function PlannerFrame({ list, renderMap, panel }: PlannerFrameProps) {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<SheetPosition>('half');
  useBackToClose('sheet', isNarrow && position === 'full', () => setPosition('half'));

  useLayoutEffect(() => {
    frame.current?.style.setProperty('--column', `${readColumnWidth()}%`);
  }, []);

  function rise() {
    // What has the focus is not to lie below the edge of the screen.
    if (isNarrow && position === 'peek') setPosition('half');
  }

  return (
    <div ref={frame} className={styles.frame} data-sheet={isNarrow ? position : undefined}>
      <div ref={column} className={styles.column}>
        {isNarrow && (
          <SheetGrip frame={frame} column={column} position={position} onMove={setPosition} />
        )}
        <div className={styles.scroll} data-scroll="" onFocus={rise}>
          {list}
        </div>
      </div>
      {!isNarrow && <Divider frame={frame} />}
      <div className={styles.map}>{renderMap(isNarrow ? position : null)}</div>
      {panel}
    </div>
  );
}
