import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../ui/texts.tsx';
import { lookUpPlaces, type LookUp } from './look-up-places.ts';
import type { readInWorker } from './read-in-worker.ts';
import type { ImportProblem } from './read/imported-file.ts';

export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'reading' | 'looking'; readonly fileName: string }
  | {
      readonly step: 'refused';
      readonly fileName: string;
      readonly problem: ImportProblem | 'failed';
    }
  | { readonly step: 'ready'; readonly fileName: string; readonly lookUp: LookUp };

/** Reads a file and looks its places up. A new file, or closing the dialog, gives up the one before. */
export function useImport(read: typeof readInWorker, initial: File | undefined) {
  const language = useLanguage();
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const running = useRef<AbortController>(null);

  async function run(file: File, signal: AbortSignal): Promise<void> {
    const fileName = file.name;
    const show = (next: ImportState): void => {
      if (!signal.aborted) setState(next);
    };
    try {
      show({ step: 'reading', fileName });
      const result = await read(file, signal);
      if (!result.ok) {
        show({ step: 'refused', fileName, problem: result.error });
        return;
      }
      show({ step: 'looking', fileName });
      const lookUp = await lookUpPlaces(result.value, language, signal);
      show({ step: 'ready', fileName, lookUp });
    } catch (cause) {
      if (!signal.aborted) console.warn(cause);
      show({ step: 'refused', fileName, problem: 'failed' });
    }
  }

  function take(file: File): void {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    void run(file, controller.signal);
  }

  const takeInitial = useRef(() => {
    if (initial) take(initial);
  });
  useEffect(() => {
    takeInitial.current();
    return () => running.current?.abort();
  }, []);

  return { state, take };
}
