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

/** A route's page for those who may see it; everybody else is sent where they belong. */
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

/** Without any other hook: the page may come between React's two looks at it, and then nothing is to be used. */
function LazyPage({ page }: { readonly page: string }) {
  const { Page } = loadedPage(page) ?? use(loadPage(page));
  return (
    <>
      <Page />
      <Answering />
    </>
  );
}

/** Says that the page before it is there. */
function Answering() {
  useEffect(() => {
    // For keep-early-input.ts; in a task of its own, after what components change right after they have taken over.
    const timer = setTimeout(() => document.dispatchEvent(new Event('fahrtwind:answers')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
