import { useEffect } from 'react';
import { loadDrawings } from '../ui/scenes/scene.tsx';
import { CookieConsent } from './consent/cookie-consent.tsx';
import { SkipBoundary } from './errors/skip-boundary.tsx';
import { LiveSession } from './live-session.tsx';
import { UpdateOffer } from './update-offer.tsx';

const DRAWINGS_MS = 15_000;

/** What every page loads after its first paint, in one file. */
export function LaterParts() {
  useEffect(() => {
    // The next page finds its drawing loaded. This one has its own requests to wait for.
    const timer = setTimeout(() => void loadDrawings(), DRAWINGS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <SkipBoundary name="Cookie consent">
        <CookieConsent />
      </SkipBoundary>
      <SkipBoundary name="Live session">
        <LiveSession />
      </SkipBoundary>
      <SkipBoundary name="Update offer">
        <UpdateOffer />
      </SkipBoundary>
    </>
  );
}
