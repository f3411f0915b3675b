import { found, type Intention } from '../intention.ts';
import type { NameItem } from '../item.ts';
import { positionOf } from './position.ts';

const POLITE = { want: 0.3, like: 0.5, make: 0.2, put: 0.5, rather: 0.3, still: 0.3 } as const;
const ANCHORS: readonly string[] = ['before', 'after', 'between', 'instead', 'without', 'against'];

export const addStop: Intention = {
  kind: 'addStop',
  cues: {
    ...POLITE,
    add: 3,
    go: 1.5,
    drive: 1,
    see: 1.2,
    like: 1,
    optional: 1,
    first: 0.3,
    afterwards: 0.3,
    stop: 0.5,
    stops: 0.5,
    stay: 0.5,
    sleep: 0.5,
    trip: 0.2,
    replace: 0.3,
    along: 0.5,
    later: 0.1,
    missing: 0.5,
  },
  read: (view) => {
    const isAgain = view.has('add') && view.choice('edge') !== undefined && !view.has('move');
    const isOwn = ({ role, isNegated, stops }: NameItem): boolean =>
      (stops.length === 0 || isAgain) && !isNegated && !ANCHORS.includes(role) && role !== 'from';
    const all = view.names.filter(isOwn);
    // `füge Linz nach Wels ein`: the one comes, the other tells where.
    const plain = view.has('add') ? all.filter(({ role }) => role === 'none') : [];
    const own = plain.length > 0 ? plain : all;
    if (own.length === 0) {
      // `füge Pragg hinzu` in small letters.
      const strange = view.items.find((item) => item.is === 'unknown');
      if (!view.has('add') || !strange || view.stops.length > 0) return null;
      return found('addStop', { place: strange }, optionalOf(view.has('optional')));
    }
    const position = positionOf(view, own);
    const isWish =
      view.has(
        'add',
        'go',
        'like',
        'see',
        'want',
        'drive',
        'optional',
        'put',
        'still',
        'rather',
        'missing',
      ) ||
      view.amount('nights', 'times') !== undefined ||
      position.isGiven ||
      own.some(({ role }) => role === 'to' || role === 'via');
    if (!isWish || view.has('where', 'when', 'far', 'howlong', 'swap')) return null;
    const nights = view.amount('nights') ?? (view.has('sleep') ? view.amount('times') : undefined);
    const more = nights ? [nights] : [];
    const values = {
      ...position.values,
      ...optionalOf(view.has('optional')),
      nights: nights?.value,
    };
    const isDirect = own.some(({ role }) => role === 'to' || role === 'via') ? 1 : 0;
    return found(
      'addStop',
      { place: own, ...position.slots },
      values,
      [...position.used, ...more],
      isDirect,
    );
  },
};

function optionalOf(isOptional: boolean): { readonly optional?: boolean } {
  return isOptional ? { optional: true } : {};
}

export const removeStop: Intention = {
  kind: 'removeStop',
  cues: {
    ...POLITE,
    remove: 3,
    negate: 1.5,
    need: 1,
    stop: 0.5,
    go: 0.5,
    drive: 0.5,
    trip: 0.2,
    add: 0.1,
    see: 0.3,
    end: 0.3,
    rather: 0.2,
  },
  read: (view) => {
    if (view.amount('nights', 'days') || view.range) return null;
    const hasVerb = view.has('remove');
    // `Brünn raus, Linz rein`: a place that is no stop is not taken out beside one.
    const own = view.stops.length > 0 ? view.stops : view.names;
    const named = own.filter((name) =>
      hasVerb ? !['after', 'before', 'instead'].includes(name.role) : isGone(name),
    );
    // What is taken out is not wanted: `nicht löschen`.
    if (hasVerb && view.has('negate') && !view.has('need')) return null;
    // `Riva brauchen wir nicht, lieber von Lucca direkt heim`
    const home = view.has('end') ? view.withRole('from') : [];
    const gone = named.filter((name) => !home.includes(name));
    if (gone.length > 0) return found('removeStop', { stop: gone, day: view.days[0] }, {}, home);
    if (!hasVerb || view.days.length > 0) return null;
    const strange = view.items.find((item) => item.is === 'unknown');
    const quote = view.items.find((item) => item.is === 'quote');
    if (strange ?? quote) return found('removeStop', { stop: strange ?? quote });
    return view.has('stops', 'stop', 'add') && !view.has('all') ? found('removeStop', {}) : null;
  },
};

function isGone({ isNegated, role }: NameItem): boolean {
  return isNegated || role === 'without';
}

export const deleteAll: Intention = {
  kind: 'deleteAll',
  cues: { remove: 3, all: 2, trip: 1, stops: 1, days: 1 },
  read: (view) =>
    view.has('remove') && view.has('all', 'trip') && view.names.length + view.days.length === 0
      ? found('deleteAll', {})
      : null,
};

export const moveStop: Intention = {
  kind: 'moveStop',
  cues: {
    ...POLITE,
    move: 3,
    put: 1.5,
    first: 0.5,
    afterwards: 0.5,
    rather: 1,
    go: 1,
    see: 0.5,
    drive: 0.5,
    later: 1.5,
    earlier: 1.5,
    trip: 0.2,
    optimise: 0.2,
    same_day: 2,
    make: 0.5,
    days: 0.3,
  },
  read: (view) => {
    const own = view.stops.find(
      ({ role, isNegated }) => !ANCHORS.includes(role) && role !== 'from' && !isNegated,
    );
    const stranger = view.has('move') || view.choice('edge') ? view.places[0] : undefined;
    const what = own ?? stranger;
    if (
      !what ||
      view.has(
        'swap',
        'remove',
        'where',
        'when',
        'far',
        'howlong',
        'what',
        'start',
        'note',
        'restaurant',
      )
    )
      return null;
    // `Mora und Falun am selben Tag`
    const [one, two] = view.stops;
    if (view.has('same_day') && one && two)
      return found('moveStop', { stop: two, after: one }, {}, [], 2);
    const days = view.amount('days');
    if (days && view.has('later', 'earlier', 'move')) {
      // `zwei Tage vor`
      const isEarlier = view.has('earlier') || view.items.at(-1)?.text === 'vor';
      const values = { days: days.value, ...(isEarlier && { isEarlier: true }) };
      return found('moveStop', { stop: what }, values, [days]);
    }
    if (days || view.amount('nights', 'minutes', 'clock') || view.has('add', 'stay', 'sleep'))
      return null;
    const position = positionOf(view, [what]);
    if (!position.isGiven && !view.has('move')) return null;
    if (what === stranger) {
      // `schieb Bern noch vor Montreux ein`
      const last = view.items.findLast(({ is }) => is !== 'mark');
      const isInserted = /^(?:ein|rein|dazwischen)$/i.test(last?.text ?? '');
      const values = { ...position.values, isNewToo: !view.has('move') || isInserted };
      return found('moveStop', { stop: what, ...position.slots }, values, position.used);
    }
    const isPlain = !view.has(
      'move',
      'put',
      'rather',
      'first',
      'afterwards',
      'later',
      'earlier',
      'make',
    );
    return found(
      'moveStop',
      { stop: what, ...position.slots },
      position.values,
      position.used,
      isPlain ? -2.5 : 0,
    );
  },
};

export const swapStops: Intention = {
  kind: 'swapStops',
  cues: { ...POLITE, swap: 3, optimise: 1 },
  read: (view) => {
    if (
      view.has('trip', 'all', 'first') ||
      !view.has('swap') ||
      view.names.length === 0 ||
      view.places.length > 0
    )
      return null;
    const [one, other] = view.stops;
    return found('swapStops', { stop: one, other });
  },
};

export const replaceStop: Intention = {
  kind: 'replaceStop',
  cues: {
    ...POLITE,
    replace: 2.5,
    swap: 1.5,
    go: 1,
    drive: 1,
    add: 0.5,
    negate: 1,
    remove: 0.5,
    see: 0.5,
    end: 0.2,
  },
  read: (view) => {
    const old =
      view.names.find(({ role }) => role === 'instead' || role === 'without') ??
      view.stops.find(({ isNegated }) => isNegated) ??
      (view.has('replace', 'swap') ? view.stops[0] : undefined) ??
      (view.has('make') && view.stops[0]?.role === 'from' ? view.stops[0] : undefined);
    const fresh = view.names.filter(
      (name) => name !== old && !name.isNegated && !['before', 'after'].includes(name.role),
    );
    const [place, other] = fresh;
    if (!old || !place || other || place.stops.length > 0) return null;
    const isSaid =
      old.role === 'instead' || view.has('replace', 'swap') || old.isNegated || view.has('make');
    return isSaid ? found('replaceStop', { stop: old, place }, {}, [], 1) : null;
  },
};

export const setOptional: Intention = {
  kind: 'setOptional',
  cues: { ...POLITE, optional: 3, firm: 3, negate: 0.5, stop: 0.3 },
  read: (view) => {
    if (view.stops.length === 0 || view.places.length > 0 || !view.has('optional', 'firm'))
      return null;
    if (view.days.length > 0 || view.has('book', 'lodging', 'remove', 'add')) return null;
    const optional = view.has('optional') && !view.has('firm', 'negate');
    return found('setOptional', { stop: view.stops }, { optional });
  },
};
