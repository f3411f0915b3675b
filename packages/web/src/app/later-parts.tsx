import { useEffect } from 'react';
import { loadDrawings } from '../ui/scenes/scene.tsx';
import { CookieConsent } from './consent/cookie-consent.tsx';
import { SkipBoundary } from './errors/skip-boundary.tsx';
import { LiveSession } from './live-session.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** What every page loads after its first paint, in one file. */
export function LaterParts() {
  // The next page finds its drawing loaded.
  useEffect(() => void loadDrawings(), []);
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
