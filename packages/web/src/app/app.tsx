import type { StartState } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import type { PageData } from '../api/page-data.ts';
import { QueryProvider } from '../parts/server-state/query-provider.tsx';
import { TripsProvider } from '../store/trips/trips-provider.tsx';
import type { FirstTrips } from '../store/trips/view/trips-state.ts';
import { AreaBoundary } from './errors/area-boundary.tsx';
import { LanguageProvider } from '../ui/texts.tsx';
import { ConfirmingSessionProvider } from './confirming-session-provider.tsx';

interface AppProps {
  readonly start: StartState;
  readonly isProvisional?: boolean;
  /** What came with the page. */
  readonly data?: readonly PageData[];
  /** The trip that came with the page. */
  readonly trips?: FirstTrips | undefined;
  /** The router, which differs between server and browser. */
  readonly children: ReactNode;
}

const NO_DATA: readonly PageData[] = [];

/** The providers that every page relies on. */
export function App({ start, isProvisional = false, data = NO_DATA, trips, children }: AppProps) {
  return (
    <LanguageProvider language={start.language}>
      <ConfirmingSessionProvider start={start} isProvisional={isProvisional}>
        <TripsProvider first={trips}>
          <QueryProvider data={data}>
            <AreaBoundary>{children}</AreaBoundary>
          </QueryProvider>
        </TripsProvider>
      </ConfirmingSessionProvider>
    </LanguageProvider>
  );
}
