import { found, type Intention } from '../intention.ts';
import type { Item, NameItem } from '../item.ts';
import type { View } from '../view.ts';

const AT: readonly string[] = ['at', 'for', 'to', 'from', 'none', 'with'];
const POLITE = { want: 0.2, put: 0.5, add: 1, make: 0.3, still: 0.2, there: 0.2 } as const;

/** The stop that an entry is for: the last that is said where something is. */
function placeOf(view: View): NameItem | undefined {
  return (
    view.stops.findLast(({ role }) => role !== 'none' && AT.includes(role)) ??
    view.stops.at(-1) ??
    view.names.findLast(({ role }) => role === 'at')
  );
}

/** What is left of the words once those that say what to do are away. */
function nameIn(
  view: View,
  without: readonly (Item | undefined)[],
): { readonly name: string; readonly used: readonly Item[] } | null {
  const quote = view.items.find((item) => item.is === 'quote');
  if (quote) return { name: quote.text, used: [quote] };
  const open = view.items.filter(
    (item) =>
      !without.includes(item) &&
      (item.is === 'unknown' ||
        (item.is === 'name' && item.role === 'none') ||
        (item.is === 'name' && item.stops.length === 0)),
  );
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return null;
  const between = view.items.filter(
    ({ at }) =>
      at >= first.at && at <= last.at && !without.includes(view.items.find((one) => one.at === at)),
  );
  return {
    name: between
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    used: between,
  };
}

export const addNote: Intention = {
  kind: 'addNote',
  cues: { ...POLITE, note: 3 },
  read: (view) => {
    const stop = placeOf(view);
    if (!stop || stop.role === 'via' || !view.has('note') || view.has('remove')) return null;
    const quote = view.items.find((item) => item.is === 'quote');
    const rest = view.items.filter(({ at }) => at >= stop.end && quote === undefined);
    const start = rest.find((item) => !isOpening(item));
    const before = quote || start ? [] : textBefore(view, stop);
    const text =
      quote?.text ?? (start ? view.textFrom(start.at) : before.map((item) => item.text).join(' '));
    if (text.trim() === '') return null;
    const used = quote ? [quote] : start ? rest : before;
    return found('addNote', { stop }, { text }, used, 2);
  },
};

/** `dazu, dass`, `folgendes` */
function isOpening(item: Item): boolean {
  return (
    item.is === 'mark' ||
    /^(?:dazu|auf|an|hin|dass|folgendes|rein|ein|dazu_dass|noch|bitte)$/i.test(item.text)
  );
}

/** `Notiere Karten kaufen bei Wien` */
function textBefore(view: View, stop: Item): readonly Item[] {
  const verb = view.items.findIndex((item) => item.is === 'word' && item.concepts.includes('note'));
  return view.items
    .slice(verb + 1)
    .filter(
      ({ at, text }) =>
        at < stop.at && !/^(?:die|eine|als|notiz|dir|bei|in|zu|fuer|für|an|am|im)$/i.test(text),
    );
}

export const removeNote: Intention = {
  kind: 'removeNote',
  cues: { remove: 2, note: 3 },
  read: (view) => {
    const stop = placeOf(view);
    return stop && view.has('note') && view.has('remove')
      ? found('removeNote', { stop }, {}, [], 1)
      : null;
  },
};

export const addRestaurant: Intention = {
  kind: 'addRestaurant',
  cues: { ...POLITE, restaurant: 2.5, book: 1, hungry: 1, note: 0.5 },
  read: (view) => {
    const stop = placeOf(view);
    const clock = view.amount('clock');
    if (!stop || !view.has('restaurant', 'hungry') || view.has('find', 'where', 'what', 'remove'))
      return null;
    const named = nameIn(view, [stop, clock]);
    if (!named) return null;
    return found(
      'addRestaurant',
      { stop },
      { name: named.name, time: clock?.value },
      [clock, ...named.used],
      1,
    );
  },
};

export const findRestaurants: Intention = {
  kind: 'findRestaurants',
  cues: { ...POLITE, restaurant: 2, hungry: 2, find: 1.5, where: 2, go: 0.5, what: 0.5, like: 0.3 },
  read: (view) => {
    const stop = placeOf(view);
    if (!stop || !view.has('restaurant', 'hungry') || view.has('remove', 'sleep', 'lodging'))
      return null;
    return view.has('find', 'where', 'what') || view.items.length < 4
      ? found('findRestaurants', { stop })
      : null;
  },
};

export const addActivity: Intention = {
  kind: 'addActivity',
  cues: { ...POLITE, activity: 2, see: 1.5 },
  read: (view) => {
    const stop = placeOf(view);
    if (
      !stop ||
      !view.has('add', 'activity', 'see') ||
      view.has('remove', 'lodging', 'restaurant', 'what', 'where', 'note')
    )
      return null;
    if (view.places.length > 0 && !view.has('activity')) return null;
    if (stop.role !== 'at' || view.choice('edge')) return null;
    const activity = view.items.find(
      (item) => item.is === 'word' && item.concepts.includes('activity'),
    );
    const named = nameIn(view, [stop]) ?? (activity ? { name: activity.text, used: [] } : null);
    return named ? found('addActivity', { stop }, { name: named.name }, named.used, 1) : null;
  },
};

export const addHotel: Intention = {
  kind: 'addHotel',
  cues: { ...POLITE, lodging: 1.5, sleep: 1.5, book: 1.5, note: 0.3 },
  read: (view) => {
    const stop = placeOf(view);
    const lodging = view.choice('lodging');
    const nights = view.amount('nights');
    const price = view.amount('euros');
    if (!stop || !lodging || view.has('find', 'where', 'what', 'remove', 'negate')) return null;
    const named = nameIn(view, [stop, lodging, nights, price]);
    if (!named) return null;
    const name = named.name.trim();
    const values = {
      lodging: lodging.value,
      name,
      nights: nights?.value,
      cents: price?.value,
    };
    return found('addHotel', { stop }, values, [lodging, nights, price, ...named.used], 1.5);
  },
};

export const removeHotel: Intention = {
  kind: 'removeHotel',
  cues: { remove: 3, lodging: 1.5, sleep: 0.2, book: 0.2 },
  read: (view) => {
    if (!view.has('remove') || view.has('note')) return null;
    const hotel = view.stops.find((name) => name.hotel);
    const lodging = view.choice('lodging') ?? (view.has('lodging') ? undefined : null);
    if (!hotel && lodging === null) return null;
    return found('removeHotel', { stop: hotel ?? placeOf(view) }, {}, [lodging ?? undefined], 1.5);
  },
};

export const findHotels: Intention = {
  kind: 'findHotels',
  cues: {
    lodging: 2,
    sleep: 2,
    find: 1.5,
    where: 1.5,
    book: 0.5,
    need: 1,
    want: 0.3,
    what: 0.5,
    still: 0.2,
    like: 0.3,
  },
  read: (view) => {
    const stop = placeOf(view);
    const lodging = view.choice('lodging');
    const isAbout = lodging !== undefined || view.has('lodging', 'sleep');
    if (
      !stop ||
      !isAbout ||
      view.days.length > 0 ||
      view.amount('nights', 'times', 'euros') ||
      view.has('remove', 'missing', 'add', 'stay')
    )
      return null;
    return view.has('find', 'where', 'need', 'what') || (lodging && view.items.length < 4)
      ? found('findHotels', { stop }, {}, [lodging], 0.5)
      : null;
  },
};

export const setLodgingType: Intention = {
  kind: 'setLodgingType',
  cues: { sleep: 2, lodging: 1, lodging_kind: 2, rather: 1, want: 0.5, go: 0.3 },
  read: (view) => {
    const lodging = view.choice('lodging');
    if (!lodging || view.names.length > 0 || view.amount('nights', 'euros')) return null;
    if (view.has('find', 'where', 'remove', 'missing', 'what', 'book', 'cost', 'add')) return null;
    const others = view.items.filter((item) => item.is === 'lodging');
    return found('setLodgingType', {}, { type: lodging.value }, others, 0.5);
  },
};

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
    return text === '' ? null : found('rename', {}, { title: text.replace(/[.!]$/, '') }, title, 2);
  },
};

/** `die Reise um in …`, `den Titel auf …` */
function isAroundTitle(item: Item): boolean {
  if (item.is === 'mark') return true;
  return (
    item.is === 'word' &&
    (item.concepts.includes('trip') ||
      item.concepts.includes('rename') ||
      /^(?:die|der|den|das|unsere?|meine?|diese|um|in|zu|auf|jetzt|ab|soll|sollte|kuenftig|künftig|ist|reise)$/i.test(
        item.text,
      ))
  );
}
