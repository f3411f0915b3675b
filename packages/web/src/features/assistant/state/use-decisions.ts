import type { AssistantMessage } from '@fahrtwind/contract';
import { isSameData, type Trip } from '@fahrtwind/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadTrips, useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import type { Conversation } from './conversation.ts';
import { useAssistantTexts } from '../texts.ts';
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

/** The trip before and after a proposal was accepted, to see when that is undone, however, or redone. */
interface Accepted {
  readonly id: string;
  readonly noteId: string;
  readonly before: Trip;
  readonly after: Trip;
  readonly isUndone: boolean;
}

function useTripChanges(listener: (trip: Trip) => void): void {
  const trip = useTrips(({ current }) => current);
  const onChange = useEffectEvent(listener);
  useEffect(() => {
    if (trip) onChange(trip);
  }, [trip]);
}

/** All that a proposal can change; not the totals, which follow, nor when the trip was opened. */
const CONTENT = [
  'title',
  'days',
  'hotels',
  'akkomodationType',
  'arrivalEntry',
  'departureEntry',
  'duringTripEntry',
] as const satisfies readonly (keyof Trip)[];

function hasSameContent(one: Trip, other: Trip): boolean {
  return CONTENT.every((field) => isSameData(one[field], other[field]));
}

/** What people decide about proposals, by buttons or by words. Each says what has really happened. */
export function useDecisions(settle: Settle): Decisions {
  const { proposal: texts } = useAssistantTexts();
  const { undo, redo } = useTripActions();
  const { offerUndo } = useRun();
  const read = useReadTrips();
  const replay = useAcceptProposal();
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  const accepted = useRef<Accepted | null>(null);

  function note(id: string, text: string): void {
    setNotes((known) => new Map([...known, [id, text]]));
  }

  useTripChanges((trip) => {
    const step = accepted.current;
    if (!step || !hasSameContent(trip, step.isUndone ? step.after : step.before)) return;
    accepted.current = { ...step, isUndone: !step.isUndone };
    // What was undone is not asked again; redone, it counts once more.
    settle(step.id, step.isUndone ? 'accepted' : 'undone');
    setNotes((known) => new Map([...known].filter(([id]) => id !== step.noteId)));
  });

  function reject({ id }: AssistantMessage): void {
    if (accepted.current?.id === id) accepted.current = null;
    settle(id, 'rejected');
  }

  function accept(message: AssistantMessage, noteId = message.id): void {
    const { current: before } = read();
    const result = replay(message);
    note(noteId, texts[result]);
    const { current: after } = read();
    if (result === 'nothing' || !before || !after) return;
    accepted.current = { id: message.id, noteId, before, after, isUndone: false };
    settle(message.id, 'accepted');
    offerUndo(texts[result], 'positive');
  }

  function takeBack(noteId: string): void {
    note(noteId, undo().ok ? texts.undone : texts.notUndone);
  }

  return {
    notes,
    accept: (message) => accept(message),
    reject,
    follow: (answer, before) => {
      const { command, id } = answer;
      if (command === null) return;
      if (command === 'undo') return takeBack(id);
      if (command === 'redo') return note(id, redo().ok ? texts.redone : texts.notRedone);
      const waiting = before.findLast(({ proposal }) => proposal?.state === 'open');
      if (!waiting) return note(id, texts.noneWaits);
      if (command === 'accept') accept(waiting, id);
      else reject(waiting);
    },
  };
}
