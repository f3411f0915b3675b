import type { StartState } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { TripsProvider } from '../store/trips/trips-provider.tsx';
import { AreaBoundary } from './errors/area-boundary.tsx';
import { LanguageProvider } from '../ui/texts.tsx';
import { AskingSession } from './asking-session.tsx';

interface AppProps {
  readonly start: StartState;
  readonly isProvisional?: boolean;
  /** The router, which differs between server and browser. */
  readonly children: ReactNode;
}

/** What everything in the app may rely on. */
export function App({ start, isProvisional = false, children }: AppProps) {
  return (
    <LanguageProvider language={start.language}>
      <AskingSession start={start} isProvisional={isProvisional}>
        <TripsProvider>
          <AreaBoundary>{children}</AreaBoundary>
        </TripsProvider>
      </AskingSession>
    </LanguageProvider>
  );
}
