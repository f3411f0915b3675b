import { lazy, type ReactNode } from 'react';
import type { PlannerPanel } from '../plan/planner-view.ts';
import { PlacePanel } from '../planner-map/place-panel.tsx';

// Not before somebody opens them: the list and the map are to be there first.
const StopPanel = lazy(async () => {
  const { StopPanel: loaded } = await import('../stop-panel/stop-panel.tsx');
  return { default: loaded };
});
const HotelPanel = lazy(async () => {
  const { HotelPanel: loaded } = await import('../hotels/hotel-panel.tsx');
  return { default: loaded };
});
const LegPanel = lazy(async () => {
  const { LegPanel: loaded } = await import('../legs-panel/leg-panel.tsx');
  return { default: loaded };
});
const DatesPanel = lazy(async () => {
  const { DatesPanel: loaded } = await import('../dates/dates-panel.tsx');
  return { default: loaded };
});
const OptimisePanel = lazy(async () => {
  const { OptimisePanel: loaded } = await import('../optimise/optimise-panel.tsx');
  return { default: loaded };
});
const CopyPanel = lazy(async () => {
  const { CopyPanel: loaded } = await import('../day-list/copy-panel.tsx');
  return { default: loaded };
});

type Render<Kind extends PlannerPanel['kind']> = (
  panel: Extract<PlannerPanel, { readonly kind: Kind }>,
  onClose: () => void,
) => ReactNode;

type Panels = { readonly [Kind in PlannerPanel['kind']]?: Render<Kind> };

/** What can be opened beside the list; a kind that is missing here has no button anywhere. */
const PANELS: Panels = {
  stop: ({ stopId }, onClose) => <StopPanel key={stopId} stopId={stopId} onClose={onClose} />,
  hotel: ({ dayId, hotelId }, onClose) => (
    <HotelPanel dayId={dayId} hotelId={hotelId} onClose={onClose} />
  ),
  leg: ({ which }, onClose) => <LegPanel which={which} onClose={onClose} />,
  dates: (_, onClose) => <DatesPanel onClose={onClose} />,
  optimise: (_, onClose) => <OptimisePanel onClose={onClose} />,
  copy: ({ dayId }, onClose) => <CopyPanel dayId={dayId} onClose={onClose} />,
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
  if (panel.kind === 'optimise') return PANELS.optimise?.(panel, onClose);
  if (panel.kind === 'copy') return PANELS.copy?.(panel, onClose);
  return PANELS.place?.(panel, onClose);
}
