import type { PublicConfig } from '@fahrtwind/contract';
import { createContext } from 'react';
import type { SessionStore } from './session-store.ts';

interface SessionSurroundings {
  readonly store: SessionStore;
  readonly config: PublicConfig;
}

export const SessionContext = createContext<SessionSurroundings | null>(null);
