import type { StartState } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { SessionProvider } from '../store/session/session-provider.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useShellTexts } from './texts.ts';

interface ConfirmingSessionProviderProps {
  readonly start: StartState;
  readonly isProvisional: boolean;
  readonly children: ReactNode;
}

/** Provides the session, and asks for confirmation before signing out would lose unsent edits. */
export function ConfirmingSessionProvider({
  start,
  isProvisional,
  children,
}: ConfirmingSessionProviderProps) {
  const { unsent } = useShellTexts();
  const confirm = useConfirm();
  const confirmLoss = (tripCount: number) =>
    confirm({
      title: unsent.title,
      text: unsent.text(tripCount),
      okLabel: unsent.lose,
      cancelLabel: unsent.stay,
      isDangerous: true,
    });
  return (
    <SessionProvider start={start} isProvisional={isProvisional} confirmLoss={confirmLoss}>
      {children}
    </SessionProvider>
  );
}
