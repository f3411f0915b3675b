import { distanceMeters, stopsOf, type Day, type Stop, type Trip } from '@fahrtwind/domain';
import type { DayItem, Item, NameItem } from './item.ts';
import { isName } from './item.ts';

/** The stop of an island or a region is near the middle of it. */
const IN_REGION_METERS = 60_000;
const REGIONS: readonly (string | undefined)[] = ['region', 'island', 'lake', 'park'];

/** What the things of a question mean together: `auf Skye` the stop there, `am Sonntag, wenn wir in Geiranger sind` one Sunday. */
export function withMeaning(items: readonly Item[], trip: Trip): readonly Item[] {
  const placed = items.map((item) => (isName(item) ? withStopThere(item, trip) : item));
  const stops = placed.flatMap((item) => (isName(item) ? item.stops : []));
  const days = placed.flatMap((item) => (item.is === 'day' ? item.days : []));
  return placed.map((item) => {
    if (item.is === 'day') return onlyDay(item, stops, trip);
    return isName(item) ? onlyStop(item, days, trip) : item;
  });
}

function withStopThere(item: NameItem, trip: Trip): NameItem {
  const { place, stops } = item;
  if (!place || stops.length > 0 || !REGIONS.includes(place.kind)) return item;
  const [nearest] = stopsOf(trip)
    .map((stop) => ({ stop, meters: distanceMeters(stop.location, place.location) }))
    .filter(({ meters }) => meters <= IN_REGION_METERS)
    .toSorted((one, other) => one.meters - other.meters);
  return nearest ? { ...item, stops: [nearest.stop] } : item;
}

/** Several days may have that name: the day of a stop that is named too is meant. */
function onlyDay(item: DayItem, stops: readonly Stop[], trip: Trip): DayItem {
  if (item.days.length < 2) return item;
  const days = item.days.filter((day) => stops.some((stop) => isOn(day, stop, trip)));
  const arriving = days.filter(({ cityList }) => stops.some((stop) => cityList.includes(stop)));
  const [day, other] = arriving.length === 1 ? arriving : days;
  return day && !other ? { ...item, days: [day], date: day.date } : item;
}

function onlyStop(item: NameItem, days: readonly Day[], trip: Trip): NameItem {
  if (item.stops.length < 2 || days.length === 0) return item;
  const stops = item.stops.filter((stop) => days.some((day) => isOn(day, stop, trip)));
  const [stop, other] = stops;
  return stop && !other ? { ...item, stops } : item;
}

/** Whether one comes to a stop on a day, or is still there. */
function isOn(day: Day, stop: Stop, { days }: Trip): boolean {
  if (day.cityList.length > 0) return day.cityList.includes(stop);
  const before = days.slice(0, days.indexOf(day)).flatMap(({ cityList }) => cityList);
  return before.at(-1) === stop;
}
