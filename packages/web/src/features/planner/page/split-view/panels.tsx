import { lazy, Suspense } from 'react';
import type { OpenPanel } from '../../../../parts/trip-edit/planner-view.ts';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import { PlacePanel } from '../../panels/place/place-panel.tsx';
import { usePlannerSlots } from '../../slots.tsx';

// Loaded on first use, because the list and the map come first.
const StopPanel = lazy(async () => {
  const { StopPanel: loaded } = await import('../../panels/stop/stop-panel.tsx');
  return { default: loaded };
});
const WayPanel = lazy(async () => {
  const { WayPanel: loaded } = await import('../../panels/stop/way-panel.tsx');
  return { default: loaded };
});
const HotelPanel = lazy(async () => {
  const { HotelPanel: loaded } = await import('../../panels/hotel/hotel-panel.tsx');
  return { default: loaded };
});
const TransportPanel = lazy(async () => {
  const { TransportPanel: loaded } = await import('../../panels/transport/transport-panel.tsx');
  return { default: loaded };
});
const DatesPanel = lazy(async () => {
  const { DatesPanel: loaded } = await import('../../panels/dates/dates-panel.tsx');
  return { default: loaded };
});
const OptimisePanel = lazy(async () => {
  const { OptimisePanel: loaded } = await import('../../panels/optimise/optimise-panel.tsx');
  return { default: loaded };
});
const SpreadPanel = lazy(async () => {
  const { SpreadPanel: loaded } = await import('../../panels/spread/spread-panel.tsx');
  return { default: loaded };
});
const AlongPanel = lazy(async () => {
  const { AlongPanel: loaded } = await import('../../panels/along/along-panel.tsx');
  return { default: loaded };
});
const NavigationPanel = lazy(async () => {
  const { NavigationPanel: loaded } = await import('../../panels/navigation/navigation-panel.tsx');
  return { default: loaded };
});
const CopyPanel = lazy(async () => {
  const { CopyPanel: loaded } = await import('../../panels/copy/copy-panel.tsx');
  return { default: loaded };
});

interface PanelProps {
  readonly panel: OpenPanel;
  readonly onClose: () => void;
}

/** The panel that is open, about what the view says. */
export function Panel({ panel, onClose }: PanelProps) {
  const { AssistantPanel, StopComments } = usePlannerSlots();
  const hotelDayId = useInView((view) => view.hotelDayId);
  const location = useInView((view) => view.lastClickedLocation);
  switch (panel.kind) {
    case 'stop':
      return (
        <StopPanel
          key={panel.stopId}
          stopId={panel.stopId}
          isEditing={panel.isEditing ?? false}
          onClose={onClose}
          renderComments={(stop) => (
            <Suspense fallback={null}>
              <StopComments stop={stop} />
            </Suspense>
          )}
        />
      );
    case 'way':
      return <WayPanel key={panel.stopId} stopId={panel.stopId} onClose={onClose} />;
    case 'hotel':
      return <HotelPanel dayId={hotelDayId ?? ''} hotelId={panel.hotelId} onClose={onClose} />;
    case 'leg':
      return <TransportPanel which={panel.which} onClose={onClose} />;
    case 'dates':
      return <DatesPanel onClose={onClose} />;
    case 'optimise':
      return <OptimisePanel onClose={onClose} />;
    case 'spread':
      return <SpreadPanel onClose={onClose} />;
    case 'along':
      return <AlongPanel onClose={onClose} />;
    case 'navigation':
      return <NavigationPanel dayId={panel.dayId} onClose={onClose} />;
    case 'assistant':
      return <AssistantPanel onClose={onClose} />;
    case 'copy':
      return <CopyPanel dayId={panel.dayId} onClose={onClose} />;
    default:
      return location && <PlacePanel location={location} poi={panel.poi} onClose={onClose} />;
  }
}
