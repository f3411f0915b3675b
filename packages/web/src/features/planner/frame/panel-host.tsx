import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PlannerPanel } from '../plan/planner-view.ts';
import { useInView, usePlannerActions } from '../plan/use-planner-view.ts';
import styles from './frame.module.css';
import { renderPanel } from './panels.tsx';
import { useBackToClose } from './use-back-to-close.ts';

const FIRST = '[data-autofocus], h2, input, select, textarea, button';

/** The place of whatever is open: beside the list on wide screens, a sheet on phones. */
export function PanelHost() {
  const panel = useInView((view) => view.openPanel);
  const { close } = usePlannerActions();
  useBackToClose('panel', panel !== null, close);
  return panel && <OpenPanel panel={panel} onClose={close} />;
}

interface OpenPanelProps {
  readonly panel: PlannerPanel;
  readonly onClose: () => void;
}

function OpenPanel({ panel, onClose }: OpenPanelProps) {
  // Read before the panel is drawn, which takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    // Only listens for the way out; everything inside is a control of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} data-panel={panel.kind} onKeyDown={closeOnEscape}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <FocusedPanel key={JSON.stringify(panel)} panel={panel} onClose={onClose} />
      </Suspense>
    </div>
  );
}

/** Takes the focus with every other thing that is shown. */
function FocusedPanel({ panel, onClose }: OpenPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>(FIRST);
    if (first instanceof HTMLHeadingElement) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
  }, []);
  return <div ref={body}>{renderPanel(panel, onClose)}</div>;
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
