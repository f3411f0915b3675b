import type { PublicConfig } from '@fahrtwind/contract';
import { createContext } from 'react';
import type { SessionStore } from './session-store.ts';

interface SessionContextValue {
  readonly store: SessionStore;
  readonly config: PublicConfig;
}

export const SessionContext = createContext<SessionContextValue | null>(null);
