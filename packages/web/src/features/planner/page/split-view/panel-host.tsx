import { ASSISTANT_PATH } from '@fahrtwind/domain';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { OpenPanel } from '../../../../parts/trip-edit/planner-view.ts';
import { useInView, usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import styles from './split-view.module.css';
import { Panel } from './panels.tsx';
import { useBackToClose } from './use-back-to-close.ts';

const TITLE = '[data-autofocus], h2';
const FIRST = 'input, select, textarea, button';

/** Shows the open panel: in the list's place beside the map, as a sheet on phones. */
export function PanelHost() {
  const panel = useInView((view) => view.openPanel);
  const { close, back } = usePlannerActions();
  const isForm = panel?.kind === 'stop' && panel.isEditing === true;
  const address = panel?.kind === 'assistant' ? ASSISTANT_PATH : '';
  useBackToClose(isForm ? 'stop-form' : 'panel', panel !== null, back, address);
  return panel && <PanelPlace panel={panel} onClose={close} onBack={back} />;
}

interface PanelPlaceProps {
  readonly panel: OpenPanel;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

function PanelPlace({ panel, onClose, onBack }: PanelPlaceProps) {
  const subject = useInView((view) =>
    JSON.stringify([panel, view.hotelDayId, panel.kind === 'place' && view.lastClickedLocation]),
  );
  // Read before the panel is rendered, which takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isFocusLost() && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );

  function leaveOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onBack();
  }

  return (
    // Only listens for Escape; everything inside is a control of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} data-panel={panel.kind} onKeyDown={leaveOnEscape}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <FocusedPanel key={subject} panel={panel} onClose={onClose} />
      </Suspense>
    </div>
  );
}

/** Takes the focus whenever another item is shown. */
function FocusedPanel({ panel, onClose }: Omit<PanelPlaceProps, 'onBack'>) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (what: string) => body.current?.querySelector<HTMLElement>(what);
    const first = find(TITLE) ?? find(FIRST);
    if (first instanceof HTMLHeadingElement) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
    // The form of a stop begins at its top, however far its place was scrolled.
    body.current?.parentElement?.scrollTo(0, 0);
  }, []);
  return (
    <div ref={body}>
      <Panel panel={panel} onClose={onClose} />
    </div>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
