import { shortLabel } from '@fahrtwind/domain';
import { isName, type NameItem } from '../grammar/item.ts';
import { capital } from '../language/fold.ts';
import { textsIn } from '../texts/texts.ts';
import type { RuleContext } from './dialogue-state.ts';
import type { Heard } from './hear.ts';
import { talkIn } from './talk.ts';

export interface AskedBack {
  readonly text: string;
  /** Sentences that say what may be wanted. */
  readonly suggestions: readonly string[];
}

const MOST_NAMES = 3;

/** Only places or days are clear: what shall be done with them? Null where not even these are. */
export function askBack({ items, mood }: Heard, { trip, language }: RuleContext): AskedBack | null {
  const talk = talkIn(language);
  const names = items.filter(isName).filter(({ isPlace, isNegated }) => isPlace && !isNegated);
  const [name] = names;
  if (name) {
    const labels = [...new Set(names.map(labelOf))].slice(0, MOST_NAMES);
    const label = labelOf(name);
    // A question that nothing here answers is no wish for that place.
    const isHypothetical = items.some(
      (item) => item.is === 'word' && item.concepts.includes('hypothetical'),
    );
    if (mood === 'asks' && !isHypothetical && name.stops.length > 0)
      return { text: talk.cannotAnswer, suggestions: talk.questionsAbout(label) };
    return {
      text: talk.whatAbout(textsIn(language).list(labels)),
      suggestions: name.stops.length > 0 ? talk.aboutStop(label) : talk.aboutPlace(label),
    };
  }
  const [day] = items.flatMap((item) => (item.is === 'day' ? item.days : []));
  const number = trip.days.findIndex((one) => one === day) + 1;
  return number === 0
    ? null
    : { text: talk.whatAboutDay(number), suggestions: talk.aboutDay(number) };
}

function labelOf({ stops, text }: NameItem): string {
  const [stop] = stops;
  return stop ? shortLabel(stop.location) : capital(text);
}
