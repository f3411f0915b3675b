import type {
  AssistantAction,
  AssistantPorts,
  Outcome,
  PerformContext,
  RuleAnswer,
  RuleContext,
  TripOperation,
} from '@fahrtwind/domain';

const NO_DIALOGUE = { pending: null, options: [], proposal: null, lastStopId: null } as const;

/** Understands a new title alone, until the grammar of the domain is put together. */
export async function answerByRules(
  message: string,
  { readOnly }: RuleContext,
  _ports: AssistantPorts,
): Promise<RuleAnswer> {
  const title = /„(.{1,200})“/.exec(message)?.[1];
  const blank = { operations: [], dialogue: NO_DIALOGUE, suggestions: [] };
  if (title === undefined)
    return {
      ...blank,
      understood: false,
      kind: 'not-understood',
      reply: 'Das habe ich nicht verstanden.',
    };
  if (readOnly)
    return { ...blank, understood: true, kind: 'answer', reply: 'Du liest bei dieser Reise mit.' };
  const operations: readonly TripOperation[] = [{ op: 'renameTrip', title }];
  return {
    ...blank,
    understood: true,
    kind: 'proposal',
    reply: `Neuer Titel: ${title}.`,
    operations,
  };
}

export async function performActions(
  actions: readonly AssistantAction[],
  { readOnly }: PerformContext,
  _ports: AssistantPorts,
): Promise<Outcome> {
  const operations = actions.flatMap((action): readonly TripOperation[] =>
    action.kind === 'rename' ? [{ op: 'renameTrip', title: action.title }] : [],
  );
  if (readOnly || operations.length < actions.length)
    return { kind: 'refused', text: 'Das kann ich noch nicht.' };
  return { kind: 'done', operations, text: 'So würde die Reise heißen.', options: [] };
}
