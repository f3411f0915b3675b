import type { AssistantMessage } from '@fahrtwind/contract';
import type { CalendarDate, FindMeasure, Language, Trip, TripOperation } from '@fahrtwind/domain';
import type {
  answerByRules,
  AssistantPorts,
  DialogueState,
  performActions,
} from '@fahrtwind/assistant';
import type { AssistantEndpoint } from '../../config/config.ts';
import type { Log } from '../../jobs/log.ts';
import type { ModelLimits } from './model/ask-model.ts';

/** Understands sentences and works out what follows from them. */
export interface Thinker {
  readonly answerByRules: (
    text: string,
    context: Parameters<typeof answerByRules>[1],
  ) => ReturnType<typeof answerByRules>;
  readonly performActions: (
    actions: Parameters<typeof performActions>[0],
    context: Parameters<typeof performActions>[1],
  ) => ReturnType<typeof performActions>;
}

export interface TurnParts {
  /** The world, until the signal ends what is under way. */
  readonly portsOf: (signal: AbortSignal, language: Language) => AssistantPorts;
  /** Missing where it may think in this thread. */
  readonly thinkerOf?: (signal: AbortSignal) => Thinker;
  /** Null where everything is understood by rules. */
  readonly endpoint: AssistantEndpoint | null;
  readonly limits?: Partial<ModelLimits>;
  /** For who wants to know what the model can do by itself. */
  readonly skipsRules?: boolean;
  readonly log: Log;
}

/** What was said before: by the person, or by the model itself. Empty for answers of ours, which may hold private names. */
interface HistoryEntry {
  readonly author: AssistantMessage['author'];
  readonly text: string;
}

export interface TurnQuestion {
  readonly text: string;
  readonly trip: Trip;
  readonly today: CalendarDate;
  /** That of the site. */
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly drivingLimitMinutes?: number | undefined;
  readonly history: readonly HistoryEntry[];
  readonly dialogue: DialogueState | null;
  /** Whether a model may read what the person wrote at activities and restaurants; not unless they said so. */
  readonly mayReadEntries?: boolean;
  /** What is known of the legs, for the model's numbers. */
  readonly measured?: FindMeasure;
  /** Aborted when the person stops the answer or leaves. */
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  readonly onStep: (kind: 'searching' | 'planning') => void;
}

/** An answer; with operations it is a proposal. */
export interface TurnAnswer extends Pick<
  AssistantMessage,
  'text' | 'by' | 'isStopped' | 'command' | 'choices'
> {
  readonly operations: readonly TripOperation[];
  readonly dialogue: DialogueState | null;
  /** Whether it came to nothing, so that it costs no turn of the day. */
  readonly isRefusal: boolean;
  /** The part of the text that the model said itself: nothing else of it goes back to the model. */
  readonly modelText: string;
}

/** What the rules have to know of the trip and the person. */
export function contextOf(question: TurnQuestion) {
  const { trip, today, language, isReadOnly, drivingLimitMinutes } = question;
  return { trip, today, language, readOnly: isReadOnly, drivingLimitMinutes };
}
