import { useEffect, useRef, useState } from 'react';
import {
  findListedPlaces,
  type FoundLine,
  type FoundPlace,
} from '../../../parts/listed-places/find-listed-places.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { readInWorker } from './read-in-worker.ts';
import type { ImportedFile, ImportProblem } from './read/imported-file.ts';
import { listOf } from './review.ts';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'reading'; readonly fileName: string }
  | { readonly step: 'looking'; readonly fileName: string; readonly progress: Progress }
  | {
      readonly step: 'refused';
      readonly fileName: string;
      readonly problem: ImportProblem | 'failed';
    }
  | {
      readonly step: 'ready';
      readonly fileName: string;
      readonly file: ImportedFile;
      readonly lines: readonly FoundLine[];
      /** What was not looked for is being looked for now. */
      readonly progress: Progress | null;
    };

/** Reads a file and looks its places up. A new file, or closing the dialog, gives up the one before. */
export function useImport(read: typeof readInWorker, initial: File | undefined) {
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const running = useRef<AbortController>(null);
  const answers = useRef(new Map<string, readonly FoundPlace[]>());

  async function look(fileName: string, file: ImportedFile, signal: AbortSignal): Promise<void> {
    const lines = await findListedPlaces(listOf(file), {
      language,
      signal,
      answers: answers.current,
      onProgress: (done, all) => {
        const progress = { done, all };
        if (signal.aborted) return;
        // A person who has begun to choose keeps what is shown.
        setState((before) =>
          before.step === 'ready'
            ? { ...before, progress }
            : { step: 'looking', fileName, progress },
        );
      },
    });
    if (!signal.aborted) setState({ step: 'ready', fileName, file, lines, progress: null });
  }

  async function run(chosen: File, signal: AbortSignal): Promise<void> {
    const fileName = chosen.name;
    try {
      setState({ step: 'reading', fileName });
      const result = await read(chosen, signal);
      if (signal.aborted) return;
      if (result.ok) await look(fileName, result.value, signal);
      else setState({ step: 'refused', fileName, problem: result.error });
    } catch (cause) {
      if (signal.aborted) return;
      console.warn(cause);
      setState({ step: 'refused', fileName, problem: 'failed' });
    }
  }

  function start(task: (signal: AbortSignal) => Promise<void>): void {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void task(controller.signal);
  }

  function take(chosen: File): void {
    start((signal) => run(chosen, signal));
  }

  /** Looks up what was not looked up yet. */
  function searchOn(): void {
    if (state.step !== 'ready') return;
    const { fileName, file } = state;
    start((signal) => look(fileName, file, signal).catch(console.warn));
  }

  const takeInitial = useRef(() => {
    if (initial) take(initial);
  });
  useEffect(() => {
    takeInitial.current();
    return () => running.current?.abort();
  }, []);

  return { state, take, searchOn };
}
