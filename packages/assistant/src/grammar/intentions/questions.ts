import { found, type Intention } from '../intention.ts';

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
    person: 1,
    book: 0.2,
  },
  read: (view) => {
    if (!view.has('cost') || view.stops.length > 0 || view.amount('euros')) return null;
    const number = view.amount('number');
    const persons = view.has('person') ? number?.value : undefined;
    return found('costs', {}, { persons }, [number, ...view.places]);
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
    activity: 1,
    summary: 0.5,
    arrive: 0.3,
    restday: 0.5,
    end: 0.2,
  },
  read: (view) => {
    const [day, other] = view.days;
    if (!day || other || view.names.length > 0) return null;
    const isAsking =
      view.has('what', 'where', 'how', 'find', 'activity', 'summary', 'show_day', 'restday') ||
      view.isQuestion;
    const isOther = view.has(
      'far',
      'along',
      'add',
      'remove',
      'swap',
      'missing',
      'start',
      'note',
      'theme',
    );
    return isAsking && !isOther
      ? found('dayPlan', { day }, {}, [], view.isQuestion ? 0.8 : 0)
      : null;
  },
};

export const longDays: Intention = {
  kind: 'longDays',
  cues: { limit: 2, longer: 2, shorter: 2, more: 1, days: 1, drive: 1, what: 1, how: 0.5 },
  read: (view) => {
    const minutes = view.amount('minutes');
    const isAsking = view.has('what', 'how', 'where');
    if (!minutes || !isAsking || !view.has('limit', 'longer', 'shorter', 'more')) return null;
    if (view.names.length > 0 || view.has('spread', 'stay')) return null;
    const fewer = view.has('shorter', 'least') || undefined;
    return found('longDays', {}, { minutes: minutes.value, fewer }, [minutes], 0.5);
  },
};

export const longestDay: Intention = {
  kind: 'longestDay',
  cues: { longest: 3, least: 3, what: 1, days: 1, drive: 1, trip: 0.5, stop: 0.5, when: 0.5 },
  read: (view) => {
    const isAsking = view.has('what', 'days', 'when', 'drive', 'where');
    if (!view.has('longest', 'least') || !isAsking || view.names.length > 0) return null;
    return found('longestDay', {}, { withShortest: view.has('least') || undefined });
  },
};

/** `was ist alles bezahlt`, `eine Aufstellung: gebucht und ungebucht`. */
export const booked: Intention = {
  kind: 'booked',
  cues: { book: 2.5, what: 1, all: 0.5, lodging: 0.5, how: 0.5, cost: 1, summary: 0.5, only: 0.2 },
  read: (view) => {
    const isOpen = view.has('negate', 'missing', 'need', 'want', 'still');
    // `eine Aufstellung: gebucht und ungebucht`
    const isSum = view.has('cost') && view.has('lodging', 'what');
    if (!view.has('book') || (isOpen && !isSum) || view.names.length + view.days.length > 0)
      return null;
    return view.isQuestion || view.has('what', 'cost')
      ? found('booked', {}, {}, [], isSum ? 3 : 0)
      : null;
  },
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
    how: 0.3,
  },
  read: (view) => {
    if (
      view.names.length + view.days.length > 0 ||
      view.amount('days', 'euros') ||
      (view.amount('nights') && !view.isQuestion) ||
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
      (view.has('what', 'where') && view.has('book')) ||
      (view.isQuestion && view.has('night') && view.has('lodging'));
    const isAsking = view.has('what', 'where', 'missing', 'find', 'how') || view.isQuestion;
    return isLodging && isOpen && isAsking
      ? found('openNights', {}, {}, [view.choice('lodging'), view.amount('nights')], 0.5)
      : null;
  },
};

export const sleeping: Intention = {
  kind: 'sleeping',
  cues: { where: 2, sleep: 2.5, all: 0.5, night: 0.5, find: 1, lodging: 1, what: 0.5 },
  read: (view) => {
    const isListed = view.has('find') && view.has('lodging', 'sleep') && view.has('all');
    const isAsked =
      (view.has('where') && view.has('sleep')) ||
      (view.isQuestion && view.days.length > 0 && view.has('sleep', 'lodging'));
    if ((!isAsked && !isListed) || view.names.length > 0 || view.amount('nights')) return null;
    if (view.has('theme')) return null;
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
    const isAsking = view.has('what', 'need', 'how', 'cost', 'want', 'where') || view.isQuestion;
    if (!view.has('border', 'toll') || !isAsking || view.has('avoid', 'plan_trip')) return null;
    const lands = view.places.filter(({ place }) => place?.kind === 'country');
    if (view.stops.length > 0 && lands.length === 0 && !view.isQuestion) return null;
    const countries = lands.map(({ place, text }) => place?.name ?? text).join(',');
    return found('borders', {}, { countries: countries || undefined }, view.names, 0.5);
  },
};

export const daylight: Intention = {
  kind: 'daylight',
  cues: { daylight: 3, when: 1, howlong: 0.5, how: 0.5, there: 0.3, go: 0.2 },
  read: (view) => {
    const [day] = view.days;
    return view.has('daylight') && !view.has('add', 'remove', 'weather')
      ? found('daylight', { day, stop: day ? undefined : view.stops[0] }, {}, view.names, 0.5)
      : null;
  },
};

/** `ist Karfreitag in Italien Feiertag`. */
export const feast: Intention = {
  kind: 'feast',
  cues: { feast: 3, what: 0.3, when: 0.5, opening: 0.5 },
  read: (view) => {
    const [day] = view.days;
    if (!view.has('feast') || !day) return null;
    return day.date
      ? found('feast', {}, { date: day.date }, [day, ...view.names], 0.5)
      : found('dayPlan', { day }, {}, view.names, 0.5);
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
