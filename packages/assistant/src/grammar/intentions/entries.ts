import { found, type Intention } from '../intention.ts';
import { capital } from '../../language/fold.ts';
import type { DayItem, Item, NameItem } from '../item.ts';
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

interface Named {
  readonly name: string;
  readonly used: readonly Item[];
}

/** An unknown name: words in a row that mean nothing else, nearest behind what they are a name of. */
function nameIn(view: View, without: readonly (Item | undefined)[], head?: Item): Named | null {
  const quote = view.items.find((item) => item.is === 'quote');
  if (quote) return { name: quote.text, used: [quote] };
  const runs: Item[][] = [];
  let last = -2;
  view.items.forEach((item, index) => {
    if (without.includes(item) || !isPartOfName(item)) return;
    // `Bootstour zu den Robben`, `B&B Antica Porta`
    const between = view.items.slice(last + 1, index);
    const isNear = last >= 0 && between.length <= 2 && between.every(isInsideName);
    if (isNear) runs.at(-1)?.push(...between, item);
    else runs.push([item]);
    last = index;
  });
  const behind =
    head && runs.find(([first]) => first && first.at - head.end <= 1 && first.at >= head.end);
  const isWritten = view.items.some(({ text }) => /^\p{Lu}\p{L}/u.test(text));
  // Where capitals are written, a name has one.
  const isProper = (run: readonly Item[]): boolean =>
    !isWritten || run.some(({ text }) => /^\p{Lu}/u.test(text));
  const run = behind ?? runs.toSorted((one, other) => other.length - one.length)[0];
  return run && isProper(run) ? { name: run.map(({ text }) => text).join(' '), used: run } : null;
}

function isPartOfName(item: Item): boolean {
  if (item.is === 'unknown') return /\p{L}{2}/u.test(item.text);
  return item.is === 'name' && (item.stops.length === 0 || item.isGuess || item.isBeside === true);
}

function isInsideName(item: Item): boolean {
  return item.is === 'word' && (item.concepts.length === 0 || SMALL.test(item.text));
}

export const addNote: Intention = {
  kind: 'addNote',
  cues: { ...POLITE, note: 3 },
  read: (view) => {
    // `schreib zu Tag 2, dass …`: what follows is the note, and nothing else.
    const that = view.items.findIndex(({ text }) => /^(?:dass|that)$/i.test(text));
    const isBefore = ({ at }: Item): boolean => that < 0 || at < (view.items[that]?.at ?? 0);
    const day = view.days.find(isBefore);
    const stop = (day && that >= 0 ? undefined : placeOf(view)) ?? stopOnDay(day);
    if (!stop || stop.role === 'via' || !view.has('note') || view.has('remove')) return null;
    const quote = view.items.find((item) => item.is === 'quote');
    const said = quote ? [quote] : noteWords(view, stop, that);
    const text = said
      .map(({ text: word, is }) => (is === 'mark' ? word : ` ${word}`))
      .join('')
      .trim();
    return text === ''
      ? null
      : found('addNote', { stop }, { text }, [...said, day], that < 0 ? 2 : 4);
  },
};

/** The words behind the verb and its stop, or all before the verb: `der Bruder kommt dazu, schreib das auf`. */
function noteWords(view: View, stop: Item, that: number): readonly Item[] {
  if (that >= 0 && that > view.items.findIndex(({ at }) => at === stop.at))
    return withoutEnd(view.items.slice(that + 1));
  const verb = view.items.findLastIndex(
    (item) => item.is === 'word' && item.concepts.includes('note'),
  );
  const start = Math.max(
    verb,
    view.items.findIndex(({ at }) => at === stop.at),
  );
  const behind = view.items.slice(start + 1);
  const first = behind.findIndex((item) => !isOpening(item));
  if (first >= 0) return withoutEnd(behind.slice(first));
  const between = view.items.slice(verb + 1).filter(({ at }) => at < stop.at);
  const content = between.filter(
    (item) => !isOpening(item) && !/^(?:bei|in|zu|für|an|am|im)$/i.test(item.text),
  );
  return content.length > 0 ? content : withoutEnd(view.items.slice(0, verb));
}

function withoutEnd(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(({ is }) => is !== 'mark');
  return items.slice(0, last + 1);
}

/** `dazu, dass`, `als Notiz rein` */
function isOpening(item: Item): boolean {
  return (
    item.is === 'mark' ||
    /^(?:dazu|auf|an|hin|dass|folgendes|rein|ein|noch|bitte|als|die|eine|notiz|das|dir|sie|mal|mit|auf_|uns)$/i.test(
      item.text,
    )
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
    const [day] = view.days;
    const stop = placeOf(view) ?? stopOnDay(day);
    const clock = view.amount('clock');
    if (!stop || !view.has('restaurant', 'hungry') || view.has('find', 'where', 'what', 'remove'))
      return null;
    const named = nameIn(view, [stop, clock]);
    if (!named) return null;
    return found(
      'addRestaurant',
      { stop },
      { name: asName(named.name), time: clock?.value },
      [clock, day, ...named.used],
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
  cues: { ...POLITE, activity: 2, see: 1.5, theme: 1, go: 0.3, first: 0.1 },
  read: (view) => {
    const [day] = view.days;
    const clock = view.amount('clock');
    const price = view.amount('euros');
    if (
      view.has(
        'remove',
        'lodging',
        'restaurant',
        'hungry',
        'what',
        'where',
        'note',
        'start',
        'when',
        'sleep',
      )
    )
      return null;
    if (view.choice('edge') ?? view.choice('lodging') ?? view.amount('nights', 'days')) return null;
    const stop =
      view.stops.findLast(({ role }) => role === 'at') ?? (clock ? view.stops[0] : undefined);
    const isTimed = clock !== undefined && day?.stop !== undefined;
    if (!view.has('add', 'activity', 'see', 'put') && !isTimed) return null;
    // A place with no time is a stop.
    if (!stop && !isTimed) return null;
    if (view.places.length > 0 && !view.has('activity') && !clock) return null;
    const word = view.items.find(
      (item) =>
        item.is === 'word' && item.concepts.some((one) => one === 'activity' || one === 'theme'),
    );
    const named =
      nameIn(view, [stop?.isBeside ? undefined : stop]) ??
      (word ? { name: word.text, used: [] } : null);
    if (!named) return null;
    const where = stop ?? stopOnDay(day);
    const values = { name: capital(named.name), time: clock?.value, cents: price?.value };
    return found('addActivity', { stop: where }, values, [clock, price, day, ...named.used], 1);
  },
};

/** The stop at which one is on a day. */
function stopOnDay(day: DayItem | undefined): NameItem | undefined {
  if (!day?.stop) return undefined;
  const { at, end, text, stop } = day;
  const common = { isGuess: false, isPlace: true, isNegated: false, role: 'at' } as const;
  return { is: 'name', at, end, text, stops: [stop], ...common };
}

const SMALL =
  /^(?:der|die|das|dem|den|am|an|im|in|zum|zur|und|von|vom|bei|le|la|les|du|de|des|del|della|the|of|at|da|dal|al|alla|el|zu|bella)$/i;

/** `pension deichblick`, as it is written on the house; who writes capitals knows better. */
function asName(text: string): string {
  if (/\p{Lu}/u.test(text)) return text;
  return capital(
    text
      .split(' ')
      .map((word) => (SMALL.test(word) ? word : capital(word)))
      .join(' '),
  );
}

/** `Pension Ana hat zugesagt`, `Geiranger ist gebucht, 168 Euro`. */
export const changeHotel: Intention = {
  kind: 'changeHotel',
  cues: {
    ...POLITE,
    book: 2.5,
    cost: 1.5,
    lodging: 0.5,
    later: 0.2,
    sleep: 0.3,
    night: 0.3,
    negate: 0.5,
  },
  read: (view) => {
    const [stop] = view.stops;
    const price = view.amount('euros') ?? (view.has('cost') ? view.amount('number') : undefined);
    const isBooked = view.has('book');
    if (
      !stop ||
      view.stops.length > 1 ||
      view.places.length > 0 ||
      view.has('what', 'where', 'how', 'remove', 'find', 'missing', 'want', 'activity')
    )
      return null;
    if (!price && !isBooked) return null;
    // `Camping Tramp, gebucht` is another one.
    if (view.choice('lodging') && nameIn(view, [stop])) return null;
    const nights = view.amount('nights');
    const lodging = view.choice('lodging');
    // `heute gebucht`, where the lodging is named.
    const days = stop.hotel ? view.days : [];
    const values = {
      cents: price && (price.unit === 'euros' ? price.value : price.value * 100),
      booked: isBooked ? !view.has('negate', 'later') : undefined,
      hotel: stop.hotel?.id,
    };
    return found('changeHotel', { stop }, values, [price, nights, lodging, ...days], 0.5);
  },
};

export const addHotel: Intention = {
  kind: 'addHotel',
  cues: { ...POLITE, lodging: 1.5, sleep: 1.5, book: 1.5, note: 0.3 },
  read: (view) => {
    const [day] = view.days;
    const stop = placeOf(view) ?? stopOnDay(day);
    const lodging = view.choice('lodging');
    const nights = view.amount('nights');
    const price = view.amount('euros');
    if (!stop || !lodging || view.has('find', 'where', 'what', 'remove')) return null;
    const named = nameIn(view, [stop, lodging, nights, price], lodging);
    if (!named) return null;
    // `Pension Deichblick`, `das Hotel Barbara`: what it is stands in its name.
    const [first] = named.used;
    const isPart = first?.is !== 'quote' && first?.at === lodging.end;
    const name = asName(isPart ? `${lodging.text} ${named.name}` : named.name.trim());
    const booked = view.has('book') && !view.has('still') ? true : undefined;
    const values = {
      lodging: lodging.value,
      name,
      nights: nights?.value,
      cents: price?.value,
      booked,
    };
    return found('addHotel', { stop }, values, [lodging, nights, price, day, ...named.used], 1.5);
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
    add: 0.5,
    missing: 0.5,
    night: 0.5,
    limit: 0.3,
  },
  read: (view) => {
    const [day] = view.days;
    const stop = placeOf(view) ?? stopOnDay(day);
    const lodging = view.choice('lodging');
    const isAbout = lodging !== undefined || view.has('lodging', 'sleep', 'night');
    const isMissing =
      view.has('need', 'find', 'where', 'missing') || (view.has('add') && view.has('still'));
    if (
      !stop ||
      !isAbout ||
      view.amount('nights', 'times', 'euros') ||
      view.has('remove', 'stay', 'negate')
    )
      return null;
    if (day && !isMissing) return null;
    if (!isMissing && !view.has('what') && !(lodging && view.items.length < 4)) return null;
    return found('findHotels', { stop }, {}, [lodging, day, view.amount('number')], 0.5);
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
