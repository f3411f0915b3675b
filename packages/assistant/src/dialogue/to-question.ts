import { HOW_TO_TOPICS, type QueryAction, UNKNOWABLE_TOPICS } from '../action.ts';
import { toQuery } from '../perform/question-kinds.ts';
import { act, type Acted, missing, type Reader, said } from './acted.ts';

/** Makes a question of a draft whose slots are all resolved. */
export function questionAction(read: Reader, kind: QueryAction['kind']): Acted {
  const special = specialQuestion(read, kind);
  if (special) return special;
  const { handle, text } = read;
  const named = text('topic');
  const topic = [...HOW_TO_TOPICS, ...UNKNOWABLE_TOPICS].find((one) => one === named);
  const asked = toQuery(kind, { day: handle('day'), stop: handle('stop'), topic });
  if (asked.kind === 'missing')
    return asked.mention === 'topic' ? missing('nothing') : missing(asked.mention, asked.mention);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of its own kind
  return act({ ...asked.query, ...moreOf(read) } as QueryAction);
}

/** What only some kinds of questions say besides. */
function moreOf({ draft: { values, kind }, number, text, handle }: Reader) {
  return {
    ...(values.inMiles === true && { inMiles: true }),
    ...(values.withShortest === true && { withShortest: true }),
    ...(kind === 'costs' && said({ persons: number('persons') })),
    ...(kind === 'booked' && said({ only: text('only') })),
    ...(kind === 'arrival' && {
      ...said({ start: number('start'), deadline: number('deadline') }),
      ...said({ from: handle('other') }),
    }),
    ...(kind === 'borders' && said({ countries: text('countries')?.split(',') })),
  };
}

/** Questions that need something else than a day, a stop or a topic. */
function specialQuestion(read: Reader, kind: QueryAction['kind']): Acted | null {
  const { draft, handle, number, text, date } = read;
  switch (kind) {
    case 'alongTheWay':
      return act({
        kind,
        ...said({
          stop: handle('stop'),
          day: handle('day'),
          from: handle('other'),
          near: handle('place'),
          area: text('area'),
          country: text('country'),
          theme: text('theme'),
        }),
        ...said({ without: text('without')?.split('|') }),
      });
    case 'between': {
      const [to, from] = [handle('to'), handle('from')];
      const via = (draft.slots.via ?? []).flatMap((one) =>
        one.is === 'place' ? [one.place.handle] : [],
      );
      const inMiles = draft.values.inMiles === true ? { inMiles: true } : {};
      return to === undefined
        ? missing('place', 'to')
        : act({ kind, to, ...said({ from }), ...(via.length > 0 && { via }), ...inMiles });
    }
    case 'longDays': {
      const minutes = number('minutes');
      const fewer = draft.values.fewer === true ? { fewer: true } : {};
      return minutes === undefined ? missing('nothing') : act({ kind, minutes, ...fewer });
    }
    case 'feast': {
      const on = date('date');
      return on ? act({ kind, date: on }) : missing('nothing');
    }
    default:
      return null;
  }
}
