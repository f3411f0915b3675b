import { found, type Intention } from '../intention.ts';
import type { Draft } from '../draft.ts';

export const alongTheWay: Intention = {
  kind: 'alongTheWay',
  cues: {
    along: 3,
    theme: 3,
    near: 2,
    negate: 0.1,
    condition: 0.5,
    sleep: 0.2,
    what: 1,
    find: 1.5,
    where: 1,
    see: 1,
    stop: 0.3,
    stops: 0.5,
    add: 0.5,
    like: 0.5,
    want: 0.2,
    still: 0.2,
    make: 0.1,
    go: 0.5,
    drive: 0.2,
    rather: 0.3,
    earlier: 0.2,
    later: 0.2,
    activity: 0.5,
    night: -1,
  },
  read: (view) => {
    const [one, two] = view.withRole('between');
    const isAsking = view.has('what', 'find', 'where', 'see', 'like', 'stops', 'theme');
    const isOpen = view.items.some(({ is }) => is === 'unknown');
    const isBetween = one !== undefined && two !== undefined;
    // `was mit Kindern rund um Riga`, `irgendeine Kirchenburg zwischen A und B`
    const isNear = view.has('near') && view.stops.length > 0;
    if (!view.has('along', 'theme') && !isBetween && !(isNear && isAsking)) return null;
    if (!isAsking && !(isBetween && isOpen && !view.has('drive', 'go', 'add'))) return null;
    if (view.places.length > 0 || view.amount('nights', 'days', 'euros', 'clock')) return null;
    if (view.has('remove', 'far', 'howlong', 'note', 'weather')) return null;
    const from = view.stops.find(({ role }) => role === 'from');
    const stop = two ?? view.stops.find((name) => name !== from && name !== one) ?? from;
    const other = one && two ? one : stop === from ? undefined : from;
    const themes = view.items.flatMap((item) =>
      item.is === 'word' && item.concepts.includes('theme') ? [item.text] : [],
    );
    const slots = { stop, other, ...(stop ? {} : { day: view.days[0] }) };
    const theme = themes.length > 0 ? themes.join(' ') : undefined;
    return found('alongTheWay', slots, { theme }, stop ? view.days : [], 1);
  },
};

export const costs: Intention = {
  kind: 'costs',
  cues: {
    cost: 3,
    how: 0.5,
    what: 0.5,
    trip: 0.5,
    all: 0.5,
    lodging: 0.3,
    summary: 0.3,
    find: 0.3,
  },
  read: (view) =>
    view.has('cost') && view.names.length === 0 && !view.amount('euros')
      ? found('costs', {}, {}, [view.amount('number')])
      : null,
};

export const distance: Intention = {
  kind: 'distance',
  cues: {
    far: 3,
    howlong: 3,
    drive: 1,
    how: 0.5,
    what: 0.3,
    go: 0.5,
    trip: 0.5,
    all: 0.5,
    along: 0.2,
    length: 0.5,
    still: 0.1,
    need: 0.2,
    per_day: -1,
  },
  read: (view) => {
    if (!view.has('far', 'howlong') || view.has('optimise', 'limit', 'plan_trip')) return null;
    const plain = view.stops.filter(({ role }) => role === 'none');
    const from =
      view.stops.find(({ role }) => role === 'from') ?? (plain.length === 2 ? plain[0] : undefined);
    const [one, two] = view.withRole('between');
    const stop = two ?? view.stops.find((name) => name !== from);
    const other = stop ? (one ?? from) : undefined;
    if (view.amount('nights', 'days', 'clock') || view.has('add', 'remove')) return null;
    return found(
      'distance',
      { stop, other, ...(stop ? {} : { day: view.days[0] }) },
      {},
      stop ? view.days : [],
      0.5,
    );
  },
};

export const dayPlan: Intention = {
  kind: 'dayPlan',
  cues: {
    what: 1.5,
    where: 1.5,
    how: 1,
    find: 1.5,
    show_day: 1,
    go: 0.8,
    make: 0.5,
    drive: 0.5,
    sleep: 1,
    activity: 1,
    summary: 0.5,
    arrive: 0.3,
    lodging: 0.3,
  },
  read: (view) => {
    const [day, other] = view.days;
    if (
      !day ||
      other ||
      view.names.length > 0 ||
      !view.has('what', 'where', 'how', 'find', 'activity', 'summary', 'show_day')
    )
      return null;
    if (view.has('far', 'howlong', 'along', 'add', 'remove', 'swap', 'missing', 'start', 'note'))
      return null;
    return found('dayPlan', { day });
  },
};

export const arrival: Intention = {
  kind: 'arrival',
  cues: {
    when: 3,
    arrive: 1.5,
    condition: 1,
    start: 0.5,
    drive: 0.5,
    go: 0.8,
    show_day: 1,
    see: 0.5,
    what: 0.3,
  },
  read: (view) => {
    const [stop] = view.names;
    const isAsking = view.has('when') || view.items.some(({ text }) => /^ankunft/i.test(text));
    return isAsking && stop
      ? found('arrival', { stop }, {}, [view.amount('clock'), ...view.days])
      : null;
  },
};

export const overview: Intention = {
  kind: 'overview',
  cues: {
    summary: 2.5,
    trip: 1,
    find: 1,
    how: 1,
    what: 1,
    where: 1,
    stops: 1.5,
    all: 0.5,
    go: 0.5,
    drive: 0.5,
    show_day: 1,
    days: 0.8,
  },
  read: (view) => {
    if (
      view.names.length + view.days.length > 0 ||
      view.has(
        'far',
        'howlong',
        'cost',
        'along',
        'missing',
        'add',
        'remove',
        'optimise',
        'map',
        'spread',
      )
    )
      return null;
    const isAsking =
      view.has('summary') ||
      (view.has('find', 'how') && view.has('trip')) ||
      (view.has('what') && view.has('stops', 'show_day', 'days')) ||
      (view.has('where') && view.has('go', 'drive'));
    return isAsking && !view.amount('days', 'minutes', 'nights') ? found('overview', {}) : null;
  },
};

export const openNights: Intention = {
  kind: 'openNights',
  cues: {
    missing: 2.5,
    night: 1.5,
    lodging: 1.5,
    what: 1,
    where: 1,
    book: 1,
    sleep: 1,
    negate: 0.5,
    need: 1,
    still: 0.2,
    add: 0.3,
    find: 0.3,
    want: 0.3,
    all: 0.2,
  },
  read: (view) => {
    if (
      view.names.length + view.days.length > 0 ||
      view.amount('nights', 'days', 'euros') ||
      view.has('remove')
    )
      return null;
    const isLodging =
      view.has('lodging', 'night', 'book', 'sleep') || view.choice('lodging') !== undefined;
    const isOpen =
      view.has('missing', 'need') ||
      (view.has('book') && view.has('still', 'want') && view.has('night', 'lodging')) ||
      (view.has('negate') && view.has('book', 'lodging')) ||
      view.has('add') ||
      (view.has('what', 'where') && view.has('book'));
    const isAsking =
      view.has('what', 'where', 'missing', 'find', 'how') ||
      view.items.some(({ text }) => text === '?');
    return isLodging && isOpen && isAsking
      ? found('openNights', {}, {}, [view.choice('lodging')], 0.5)
      : null;
  },
};

export const longestDay: Intention = {
  kind: 'longestDay',
  cues: { longest: 3, what: 1, days: 1, drive: 1, trip: 0.5, stop: 0.5, when: 0.5 },
  read: (view) =>
    view.has('longest') && view.has('what', 'days', 'when', 'drive') && view.names.length === 0
      ? found('longestDay', {})
      : null,
};

export const bookings: Intention = {
  kind: 'bookings',
  cues: { book: 2, negate: 1.5, missing: 2, what: 1, still: 0.5, want: 0.3, need: 0.3, add: 0.2 },
  read: (view) => {
    const isAsking = view.has('what', 'missing', 'want', 'need');
    const isOpen = view.has('negate', 'missing', 'want', 'need', 'still');
    const isOther = view.names.length > 0 || view.has('lodging', 'night', 'sleep', 'cost');
    return view.has('book') && isAsking && isOpen && !isOther && !view.choice('lodging')
      ? found('bookings', {}, {}, [], 0.5)
      : null;
  },
};

export const sleeping: Intention = {
  kind: 'sleeping',
  cues: { where: 2, sleep: 2, all: 0.5, night: 0.5, find: 1, lodging: 1 },
  read: (view) => {
    const isListed = view.has('find') && view.has('lodging', 'sleep') && view.has('all');
    const isAsked = view.has('where') && view.has('sleep');
    if ((!isAsked && !isListed) || view.names.length > 0 || view.amount('nights')) return null;
    return found('sleeping', { day: view.days[0] }, {}, [], 0.5);
  },
};

export const borders: Intention = {
  kind: 'borders',
  cues: {
    border: 2.5,
    toll: 2,
    what: 1,
    need: 1.5,
    how: 1,
    cost: 1,
    allow: 1,
    want: 0.5,
    go: 0.3,
    drive: 0.3,
    where: 0.5,
    entry: 0.5,
  },
  read: (view) => {
    const isAsking = view.has('what', 'need', 'how', 'cost', 'want', 'where');
    if (!view.has('border', 'toll') || !isAsking || view.has('avoid', 'plan_trip')) return null;
    const countries = view.places;
    return view.stops.length > 0 ? null : found('borders', {}, {}, countries, 0.5);
  },
};

export const ferries: Intention = {
  kind: 'ferries',
  cues: {
    ferry: 2.5,
    what: 1,
    when: 1,
    where: 1,
    need: 1,
    find: 1,
    want: 0.3,
    drive: 0.5,
    all: 0.3,
    there: 0.2,
    go: 0.3,
  },
  read: (view) => {
    const [choice] = [view.choice('profile')];
    const isFerry = view.has('ferry') || choice?.value === 'ferry';
    const isAsking = view.has('what', 'when', 'where', 'need', 'find');
    if (!isFerry || !isAsking || view.names.length > 0 || view.has('add', 'plan_trip')) return null;
    return found('ferries', {}, {}, [choice], 1);
  },
};

export const daylight: Intention = {
  kind: 'daylight',
  cues: { daylight: 3, when: 1, howlong: 0.5, how: 0.5, there: 0.3, go: 0.2 },
  read: (view) => {
    const [day] = view.days;
    return view.has('daylight') && !view.has('add', 'remove', 'weather')
      ? found('daylight', { day }, {}, view.names, 0.5)
      : null;
  },
};

function talk(kind: Draft['kind'], cue: 'help' | 'thanks' | 'greeting'): Intention {
  return {
    kind,
    cues: { [cue]: 1.2 },
    read: (view) => (view.has(cue) ? found(kind, {}) : null),
  };
}

export const help = talk('help', 'help');
export const thanks = talk('thanks', 'thanks');
export const greeting = talk('greeting', 'greeting');
