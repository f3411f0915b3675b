import type { HowToTopic, QueryAction, UnknowableTopic } from '../action.ts';

/** What a question may name: a day, the stop at the end of a leg, or one of its topics. */
export interface Mentions {
  readonly day?: string | undefined;
  readonly stop?: string | undefined;
  readonly topic?: HowToTopic | UnknowableTopic | undefined;
}

type Mention = keyof Mentions;

interface QuestionKind {
  /** Without it the question has to be asked back. */
  readonly needs?: Mention;
  /** Narrows the question where it is named. */
  readonly takes?: readonly Mention[];
}

/** All questions that can be answered, and what of a message they are about. */
const QUESTION_KINDS: Readonly<Record<QueryAction['kind'], QuestionKind>> = {
  alongTheWay: { takes: ['day', 'stop'] },
  costs: {},
  distance: { takes: ['day', 'stop'] },
  between: {},
  stay: { needs: 'stop' },
  longDays: {},
  booked: {},
  feast: {},
  dayPlan: { needs: 'day' },
  arrival: { needs: 'stop' },
  overview: {},
  openNights: {},
  longestDay: {},
  bookings: {},
  sleeping: { takes: ['day'] },
  borders: {},
  ferries: {},
  daylight: { takes: ['day'] },
  findHotels: { needs: 'stop' },
  findRestaurants: { needs: 'stop' },
  howTo: { needs: 'topic' },
  unknowable: { needs: 'topic' },
};

/** Whether an action only asks. */
export function isQuery(kind: string): kind is QueryAction['kind'] {
  return Object.hasOwn(QUESTION_KINDS, kind);
}

export type Asked =
  | { readonly kind: 'query'; readonly query: QueryAction }
  | { readonly kind: 'missing'; readonly mention: Mention };

/** A question with what was named for it, or what is missing. */
export function toQuery(kind: QueryAction['kind'], mentions: Mentions): Asked {
  const { needs, takes = [] } = QUESTION_KINDS[kind];
  if (needs !== undefined && mentions[needs] === undefined)
    return { kind: 'missing', mention: needs };
  const used = [...takes, ...(needs === undefined ? [] : [needs])];
  const named = used.flatMap((mention) =>
    mentions[mention] === undefined ? [] : [[mention, mentions[mention]] as const],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table says what each kind of question has
  return { kind: 'query', query: { kind, ...Object.fromEntries(named) } as QueryAction };
}
