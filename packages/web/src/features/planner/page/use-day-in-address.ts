import { PATHS, readPlannerDay, type Trip } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showDay } from '../../../parts/trip-edit/show-day.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';

/** `/planen?tag=3` shows the third day in the list. The address is then the planner's again. */
export function useDayInAddress({ days }: Pick<Trip, 'days'>): void {
  const [query] = useSearchParams();
  const number = readPlannerDay(query);
  const dayId = number === null ? undefined : days[number - 1]?.id;
  const navigate = useNavigate();
  const { showTab } = usePlannerActions();
  useEffect(() => {
    if (number === null) return;
    const show = () => {
      showTab('list');
      if (dayId !== undefined) showDay(dayId);
    };
    void Promise.resolve(navigate(PATHS.planner, { replace: true })).then(show);
  }, [number, dayId, navigate, showTab]);
}
