import { capital, fold } from '../../language/fold.ts';
import { found, type Intention } from '../intention.ts';
import type { Item } from '../item.ts';
import type { View } from '../view.ts';

export const rename: Intention = {
  kind: 'rename',
  cues: { rename: 3, trip: 1, put: 0.3, want: 0.2, make: 0.1 },
  read: (view) => {
    if (!view.has('rename')) return null;
    const quote = view.items.find((item) => item.is === 'quote');
    const verb = view.items.findIndex(
      (item) => item.is === 'word' && item.concepts.includes('rename'),
    );
    const isLast = view.items.slice(verb + 1).every((item) => item.is === 'mark');
    const rest = isLast ? view.items.slice(0, verb) : view.items.slice(verb + 1);
    const start = rest.findIndex((item) => !isAroundTitle(item));
    const title = quote ? [quote] : start < 0 ? [] : rest.slice(start);
    const text = title
      .map((item) => (item.is === 'mark' ? item.text : ` ${item.text}`))
      .join('')
      .trim();
    if (!isAboutTitle(view, verb)) return null;
    return text === ''
      ? null
      : found('rename', {}, { title: capital(text.replace(/[.!]$/, '')) }, title, 2);
  },
};

/** `der Ort heißt wirklich so` gives the trip no name. */
function isAboutTitle(view: View, verb: number): boolean {
  const word = fold(view.items[verb]?.text ?? '');
  const next = view.items[verb + 1];
  const isCommand =
    /^(?:nenn|benenn|tauf|umbenenn|betitel|aender)/.test(word) || next?.text === ':';
  const isTo = view.items.slice(verb).some(({ text }) => /^(?:auf|in|zu)$/i.test(text));
  const isTitle =
    /^(?:titel|reisetitel|namen?)/.test(word) && (isTo || /^(?:ist|soll)$/i.test(next?.text ?? ''));
  return view.has('trip') || isCommand || isTitle || view.items.some(({ is }) => is === 'quote');
}

/** `die Reise um in …`, `den Titel auf …` */
function isAroundTitle(item: Item): boolean {
  if (item.is === 'mark') return true;
  return (
    item.is === 'word' &&
    (item.concepts.includes('trip') ||
      item.concepts.includes('rename') ||
      /^(?:die|der|den|das|unsere?|meine?|diese|um|in|zu|auf|jetzt|ab|soll|sollte|kuenftig|künftig|ist|reise|es|sie|ihn|uns|mir|bitte|mal|doch|einfach|gern|gerne|please|the|to|into|it|our|my|as)$/i.test(
        item.text,
      ))
  );
}
