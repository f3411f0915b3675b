import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '../store/session/use-session.ts';
import { SkipBoundary } from './errors/skip-boundary.tsx';

const LaterParts = lazy(async () => {
  const { LaterParts: Parts } = await import('./later-parts.tsx');
  return { default: Parts };
});

const GuestDemo = lazy(async () => {
  const { GuestDemo: Demo } = await import('../features/planner/demo/guest-demo.tsx');
  return { default: Demo };
});

const never = () => () => undefined;

/** Components that the first paint does not need; they are loaded after it. */
export function DeferredParts() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isGuest = useSession().state === 'guest';
  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <SkipBoundary name="Later parts">
        <LaterParts />
      </SkipBoundary>
      {isGuest && (
        <SkipBoundary name="Demo trip">
          <GuestDemo />
        </SkipBoundary>
      )}
    </Suspense>
  );
}
