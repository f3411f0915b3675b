import { readSignIn } from '@fahrtwind/domain';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { guestTarget } from './return-target.ts';

/**
 * Call after the server has signed the user in: loads the new session and navigates on. Registered users are
 * redirected by the page's own guard, because the page is for guests only.
 */
export function useAfterSignIn(): () => Promise<void> {
  const { reload } = useSessionActions();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wanted = readSignIn(query).returnTo;
  return useCallback(async () => {
    const session = await reload();
    // The session was made, but the browser did not keep its cookie.
    if (session.state === 'visitor')
      throw new ApiError({ code: 'web-storage-unsupported', status: 0 });
    if (session.state === 'guest') await navigate(guestTarget(wanted), { replace: true });
  }, [reload, navigate, wanted]);
}
