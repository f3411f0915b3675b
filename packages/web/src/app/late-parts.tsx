import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../store/session/use-session.ts';
import { SkipBoundary } from './errors/skip-boundary.tsx';

const CookieConsent = lazy(async () => {
  const { CookieConsent: Consent } = await import('./consent/cookie-consent.tsx');
  return { default: Consent };
});

const UpdateOffer = lazy(async () => {
  const { UpdateOffer: Offer } = await import('./update-offer.tsx');
  return { default: Offer };
});

const GuestDemo = lazy(async () => {
  const { GuestDemo: Demo } = await import('../features/planner/demo/guest-demo.tsx');
  return { default: Demo };
});

const never = () => () => undefined;

/** What no first paint needs: it is loaded once the page is there. */
export function LateParts() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isGuest = useSession().state === 'guest';
  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <SkipBoundary name="Cookie consent">
        <CookieConsent />
      </SkipBoundary>
      <SkipBoundary name="Update offer">
        <UpdateOffer />
      </SkipBoundary>
      {isGuest && (
        <SkipBoundary name="Demo trip">
          <GuestDemo />
        </SkipBoundary>
      )}
    </Suspense>
  );
}
