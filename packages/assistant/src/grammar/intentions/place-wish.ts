import { shortLabel } from '@fahrtwind/domain';
import { sightWishOf } from '../../language/sight-wish.ts';
import { found, type Intention } from '../intention.ts';
import type { Item, NameItem } from '../item.ts';
import type { Concept } from '../lexicon.ts';
import type { View } from '../view.ts';
import { placesOf } from './place-questions.ts';

const LANDSCAPES: readonly (string | undefined)[] = [
  'region',
  'lake',
  'island',
  'park',
  'country',
  'peak',
];

/** Messages with one of these want something else, however lovely the place. */
const OTHER: readonly Concept[] = [
  'remove',
  'far',
  'howlong',
  'note',
  'plan_trip',
  'swap',
  'book',
  'offline',
  'share',
  'print',
  'export',
  'size',
  'daylight',
];

/** `irgendwo ans Wasser`, `noch eine Burg bei Sibiu`, `was liegt zwischen Kotor und Split`: places in general words. */
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
    walk: 0.5,
    restday: 0.2,
    end: 0.1,
    optional: 0.2,
    night: -1,
  },
  read: (view) => {
    const [one, two] = view.withRole('between');
    const themes = themesIn(view);
    const isAsking =
      themes.length > 0 ||
      view.has('what', 'find', 'where', 'see', 'like', 'stops') ||
      view.items.some(({ text }) => SOMETHING.test(text));
    const isBetween = one !== undefined && two !== undefined;
    const isOpen = view.items.some(({ is }) => is === 'unknown');
    const isNear = view.has('near') && view.names.length > 0;
    if (!view.has('along') && themes.length === 0 && !isBetween && !(isNear && isAsking))
      return null;
    if (!isAsking && !(isBetween && isOpen && !view.has('drive', 'go', 'add'))) return null;
    if (view.amount('nights', 'days', 'euros', 'clock')) return null;
    if (view.has(...OTHER) || (!isGeneral(view) && namesPlace(view))) return null;
    const where = whereIn(view, isNear);
    if (!where) return null;
    const without = view.names.filter(({ isNegated }) => isNegated);
    const values = {
      ...where.values,
      theme: themes.map(({ text }) => text).join(' ') || undefined,
      without: without.map(labelOf).join('|') || undefined,
    };
    const result = found(
      'alongTheWay',
      where.slots,
      values,
      [...view.days, ...view.names, ...themes],
      view.has('theme') || themes.length === 0 ? 1 : 3,
    );
    const { slots } = result.draft;
    return where.near.length === 0
      ? result
      : { ...result, draft: { ...result.draft, slots: { ...slots, place: placesOf(where.near) } } };
  },
};

const KNOWN_PEOPLE = 5000;
const SOMETHING = /^(?:irgendwas|irgendetwas|irgendein\w*|etwas|öppis|öpis|something|anything)$/i;
const AWAY = /^(?:wochenende|woche|wuche|wuchenänd|kurztrip|urlaub|weekend)$/i;
const CHILDREN = /^(?:kinder[n]?|kids|enkel[n]?|kleine[n]?)$/i;

/** Whether it says that any such place would do. */
function isGeneral(view: View): boolean {
  return (
    view.isQuestion ||
    view.has('what', 'find', 'where', 'near', 'along') ||
    view.items.some(({ text }) => SOMETHING.test(text))
  );
}

/** `auf die Insel Pag`, `lieber Bolsena am See`, `langes Wochenende Rügen`: a wish for that very place. */
function namesPlace({ names, items }: View): boolean {
  return names.some(isOwnPlace) || items.some(({ text }) => AWAY.test(text));
}

function isOwnPlace({ place, isBeside, isNegated, stops }: NameItem): boolean {
  if (isNegated) return stops.length > 0;
  return isBeside === true || (place !== undefined && place.kind !== 'country');
}

/** Known words for what one can see, and others in which one of them hides: `Kirchenburg`, `Surfspot`. */
function themesIn(view: View): readonly Item[] {
  const isOpen = view.has('what', 'find', 'where', 'see', 'near');
  return view.items.filter((item) => {
    const isWish = sightWishOf(item.text) !== undefined && item.text.length > 4;
    if (item.is !== 'word') return (item.is === 'unknown' || isStray(item)) && isWish;
    if (item.concepts.includes('theme')) return true;
    return isOpen && (item.concepts.includes('walk') || CHILDREN.test(item.text));
  });
}

/** `Therme` is a village somewhere too; Freiburg is no castle. */
function isStray(item: Item): boolean {
  return (
    item.is === 'name' &&
    item.stops.length === 0 &&
    item.role === 'none' &&
    (item.place?.population ?? 0) < KNOWN_PEOPLE
  );
}

/** Between two stops, on the way to or from one, around a place, or on a day; null where it names a place to add. */
function whereIn(view: View, isNear: boolean) {
  const [one, two] = view.withRole('between').filter(({ stops }) => stops.length > 0);
  if (one && two) return { slots: { stop: two, other: one }, values: {}, near: [] };
  const names = view.names.filter(
    (name) => !name.isNegated && !(isStray(name) && sightWishOf(name.text) !== undefined),
  );
  const country = names.find(({ place }) => place?.kind === 'country');
  const others = names.filter((name) => name !== country);
  const town = others.find(({ stops, place }) => stops.length === 0 && !isLandscape(place?.kind));
  if (town && !isNear && town.role !== 'at') return null;
  const values = country ? { country: country.place?.name ?? country.text } : {};
  const from = isNear
    ? undefined
    : others.find(({ role, stops }) => role === 'from' && stops.length > 0);
  const stop = others.find((name) => name !== from && name.stops.length > 0);
  const isAt = isNear || stop?.role === 'at' || stop?.role === 'before';
  const around = others.filter((name) => name.stops.length === 0 || (isAt && name === stop));
  if (around.length > 0) return { slots: {}, values, near: around.slice(0, 1) };
  if (stop ?? from) return { slots: { stop, other: from }, values, near: [] };
  return { slots: { day: view.days[0] }, values, near: [] };
}

function isLandscape(kind: string | undefined): boolean {
  return LANDSCAPES.includes(kind);
}

function labelOf({ stops: [stop], place, text }: NameItem): string {
  return stop ? shortLabel(stop.location) : (place?.name ?? text);
}
