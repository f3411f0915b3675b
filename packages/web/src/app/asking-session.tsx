import type { StartState } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { SessionProvider } from '../store/session/session-provider.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { useShellTexts } from './texts.ts';

interface AskingSessionProps {
  readonly start: StartState;
  readonly isProvisional: boolean;
  readonly children: ReactNode;
}

/** The session, which asks before signing out loses edits that are only on this device. */
export function AskingSession({ start, isProvisional, children }: AskingSessionProps) {
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
