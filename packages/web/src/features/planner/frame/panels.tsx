import type { ReactNode } from 'react';
import type { PlannerPanel } from '../plan/planner-view.ts';
import { PlacePanel } from '../planner-map/place-panel.tsx';

type Render<Kind extends PlannerPanel['kind']> = (
  panel: Extract<PlannerPanel, { readonly kind: Kind }>,
  onClose: () => void,
) => ReactNode;

type Panels = { readonly [Kind in PlannerPanel['kind']]?: Render<Kind> };

/** What can be opened beside the list; a kind that is missing here has no button anywhere. */
const PANELS: Panels = {
  place: ({ location, poi }, onClose) => (
    <PlacePanel
      key={`${location.lat} ${location.lng}`}
      location={location}
      poi={poi}
      onClose={onClose}
    />
  ),
};

export function hasPanel(kind: PlannerPanel['kind']): boolean {
  return PANELS[kind] !== undefined;
}

export function renderPanel(panel: PlannerPanel, onClose: () => void): ReactNode {
  if (panel.kind === 'stop') return PANELS.stop?.(panel, onClose);
  if (panel.kind === 'hotel') return PANELS.hotel?.(panel, onClose);
  if (panel.kind === 'leg') return PANELS.leg?.(panel, onClose);
  if (panel.kind === 'dates') return PANELS.dates?.(panel, onClose);
  return PANELS.place?.(panel, onClose);
}
