import {
  ASSISTANT_PATH,
  isPublicView,
  PATHS,
  readOpenTrip,
  readsAssistant,
  type Trip,
} from '@fahrtwind/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { uidOf } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { useAwaitsDemo } from '../demo/use-awaits-demo.ts';

export type CurrentTrip =
  | { readonly status: 'loading' | 'none' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly trip: Trip };

/** The trip that the planner shows: the one in the address, else the one that was open last. */
export function useCurrentTrip(): CurrentTrip {
  const [query] = useSearchParams();
  const wanted = readOpenTrip(query);
  const hasAssistant = readsAssistant(query);
  const navigate = useNavigate();
  const { open, resume } = useTripActions();
  const uid = uidOf(useSession());
  const isDemoComing = useAwaitsDemo() !== null;
  const { current, currentId, companionRole, status, listStatus, isEmpty } = useTrips((state) => ({
    current: state.current,
    currentId: state.currentId,
    companionRole: state.currentRole === 'owner' ? null : state.currentRole,
    status: state.currentStatus,
    listStatus: state.listStatus,
    isEmpty: state.list.length === 0 && state.companionTrips.length === 0,
  }));

  useEffect(() => {
    if (wanted === null) return;
    const path = hasAssistant ? ASSISTANT_PATH : PATHS.planner;
    void open(wanted).then(() => navigate(path, { replace: true }));
  }, [wanted, hasAssistant, open, navigate]);

  // Published trips of other users can be viewed, but not planned.
  const isForeign = current !== null && isPublicView(current, uid, companionRole);
  const isNothingOpen = wanted === null && (isForeign || (currentId === null && status === 'none'));
  const mayResume = isNothingOpen && !isEmpty;
  useEffect(() => {
    if (mayResume) void resume();
  }, [mayResume, resume]);

  if (current && !isForeign && (wanted === null || wanted === current.id)) {
    return { status: 'ready', trip: current };
  }
  if (isDemoComing || wanted !== null || status === 'loading') return { status: 'loading' };
  if (!isForeign && (status === 'missing' || status === 'failed')) return { status };
  if (listStatus === 'failed' && isEmpty) return { status: 'failed' };
  return { status: listStatus === 'ready' && isEmpty ? 'none' : 'loading' };
}
