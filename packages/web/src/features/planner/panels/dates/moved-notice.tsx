import type { Trip } from '@fahrtwind/domain';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import { MovedStops } from './moved-stops.tsx';

/** The moved stops above the list, unless the dates panel already shows them. */
export function MovedNotice({ trip }: { readonly trip: Trip }) {
  const isSaid = useInView((view) => view.openPanel?.kind === 'dates');
  return isSaid ? null : <MovedStops trip={trip} />;
}
