/** The calls of a turn that were refused. The model hears of them once and may call again. */
export interface Refusals {
  /** A step of the model begins: its calls come together. */
  readonly begin: (step: number) => undefined;
  /** False where the model has been told before, so that it is no use. */
  readonly add: (tool: string) => boolean;
  /** Whether an error of the tool is no more than a refusal that the model may mend. */
  readonly mayGoOn: (tool: string) => boolean;
  /** A call that is accepted takes the place of a refused one of an earlier step. */
  readonly mend: (tool: string) => void;
  /** Whether something that was wanted is still missing. */
  readonly isOpen: () => boolean;
}

export function createRefusals(): Refusals {
  let now = 0;
  let refusedIn: number | null = null;
  let isHopeless = false;
  const refused = new Set<string>();
  const open = new Set<string>();
  return {
    begin: (step) => {
      now = step;
    },
    add: (tool) => {
      isHopeless ||= refusedIn !== null && refusedIn !== now;
      if (isHopeless) return false;
      refusedIn = now;
      refused.add(tool);
      open.add(tool);
      return true;
    },
    mayGoOn: (tool) => !isHopeless && refused.has(tool),
    mend: (tool) => {
      if (refusedIn !== null && now > refusedIn) open.delete(tool);
    },
    isOpen: () => open.size > 0,
  };
}
