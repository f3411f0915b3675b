import type { Trip } from '@fahrtwind/domain';
import { useInView } from '../plan/use-planner-view.ts';
import { MovedStops } from './moved-stops.tsx';

/** The same above the list, unless the panel of the dates already says it. */
export function MovedNotice({ trip }: { readonly trip: Trip }) {
  const isSaid = useInView((view) => view.openPanel?.kind === 'dates');
  return isSaid ? null : <MovedStops trip={trip} />;
}
