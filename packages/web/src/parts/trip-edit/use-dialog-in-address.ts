import { PATHS, readsPlannerDialog, type PlannerDialog } from '@fahrtwind/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Opens a dialog of the planner that a link has asked for. The address is then the planner's again. */
export function useDialogInAddress(dialog: PlannerDialog, open: () => void): void {
  const [query] = useSearchParams();
  const isWanted = readsPlannerDialog(query, dialog);
  const navigate = useNavigate();
  const show = useEffectEvent(open);
  useEffect(() => {
    if (!isWanted) return;
    void Promise.resolve(navigate(PATHS.planner, { replace: true })).then(() => show());
  }, [isWanted, navigate]);
}
