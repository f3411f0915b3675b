import { Suspense, use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../store/session/use-session.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { AreaBoundary } from './errors/area-boundary.tsx';
import { guard } from './guard.ts';
import { isMobileApp } from './mobile-app.ts';
import { loadedPage, loadPage } from './page-modules.ts';
import type { RouteEntry } from './routes.ts';

interface GuardedPageProps {
  readonly route: RouteEntry;
}

/** Renders a route's page, or redirects visitors without access. */
export function GuardedPage({ route }: GuardedPageProps) {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const elsewhere = guard({ route, session: state, pathname, search, isMobileApp: isMobileApp() });
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <AreaBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <LazyPage page={route.page} />
      </Suspense>
    </AreaBoundary>
  );
}

/**
 * Uses no other hooks: the page's code may arrive between two renders, and then the number of hooks must not change.
 */
function LazyPage({ page }: { readonly page: string }) {
  const { Page } = loadedPage(page) ?? use(loadPage(page));
  return (
    <>
      <Page />
      <ReadySignal />
    </>
  );
}

/** Signals that the page rendered before it is interactive. */
function ReadySignal() {
  useEffect(() => {
    // Tells keep-early-input.ts. It runs in its own task, after the updates that components make right after hydration.
    const timer = setTimeout(() => document.dispatchEvent(new Event('fahrtwind:answers')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
