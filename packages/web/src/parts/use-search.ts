import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

interface SearchInAddress {
  /** As the address has it, or will have it in a moment. */
  readonly search: string;
  readonly change: (search: string, options?: NavigateOptions) => void;
}

/**
 * The query of the address, which alone holds it. The router draws an address in a transition; what was chosen shows at
 * once and lasts only as long as that transition, so that going back in between leaves nothing behind.
 */
export function useSearch(): SearchInAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, showAhead] = useOptimistic(location.search);
  const change = useCallback(
    (next: string, options?: NavigateOptions): void => {
      startTransition(() => {
        showAhead(next);
        return navigate({ search: next }, options);
      });
    },
    [navigate, showAhead],
  );
  return { search, change };
}
