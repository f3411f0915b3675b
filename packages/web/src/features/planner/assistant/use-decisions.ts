import type { AssistantMessage } from '@fahrtwind/contract';
import { isSameData, type Trip } from '@fahrtwind/domain';
import { useRef, useState } from 'react';
import { useReadTrips, useTripActions } from '../../../store/trips/view/use-trips.ts';
import { useRun } from '../state/use-run.ts';
import type { Conversation } from './conversation.ts';
import { useAssistantTexts } from './texts.ts';
import { useAcceptProposal } from './use-proposal.ts';

type Settle = Conversation['settle'];

interface Decisions {
  /** What became of answers on this device, by their ids. */
  readonly notes: ReadonlyMap<string, string>;
  readonly accept: (message: AssistantMessage) => void;
  readonly reject: (message: AssistantMessage) => void;
  /** Does what the person has said in words: undo, accept, reject. */
  readonly follow: (answer: AssistantMessage, before: readonly AssistantMessage[]) => void;
}

/** What people decide about proposals, by buttons or by words. Each says what has really happened. */
export function useDecisions(settle: Settle): Decisions {
  const { proposal: texts } = useAssistantTexts();
  const { undo, redo } = useTripActions();
  const { offerUndo } = useRun();
  const read = useReadTrips();
  const replay = useAcceptProposal();
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  /** The trip before a proposal was accepted: who undoes it can accept it again. */
  const accepted = useRef<{ readonly id: string; readonly before: Trip } | null>(null);

  function note(id: string, text: string): void {
    setNotes((known) => new Map([...known, [id, text]]));
  }

  function accept(message: AssistantMessage, noteId = message.id): void {
    const { current: before } = read();
    const result = replay(message);
    note(noteId, texts[result]);
    if (result === 'nothing' || !before) return;
    accepted.current = { id: message.id, before };
    settle(message.id, 'accepted');
    offerUndo(texts[result], 'positive');
  }

  function takeBack(noteId: string): void {
    const isDone = undo().ok;
    note(noteId, isDone ? texts.undone : texts.notUndone);
    const { current } = read();
    const step = accepted.current;
    if (!isDone || !step || !current || !isSameData(current.days, step.before.days)) return;
    settle(step.id, 'open');
    accepted.current = null;
  }

  return {
    notes,
    accept: (message) => accept(message),
    reject: (message) => settle(message.id, 'rejected'),
    follow: (answer, before) => {
      const { command, id } = answer;
      if (command === null) return;
      if (command === 'undo') return takeBack(id);
      if (command === 'redo') return note(id, redo().ok ? texts.redone : texts.notRedone);
      const waiting = before.findLast(({ proposal }) => proposal?.state === 'open');
      if (!waiting) return note(id, texts.noneWaits);
      if (command === 'accept') accept(waiting, id);
      else settle(waiting.id, 'rejected');
    },
  };
}
