import { distanceMeters, type Language, monthOf } from '@fahrtwind/domain';
import { allRegions, type Area, basesOf } from '../regions/regions.ts';
import type { PlanRequest } from './plan-request.ts';

type OpenRequest = Pick<
  PlanRequest,
  'from' | 'themes' | 'withChildren' | 'days' | 'start' | 'isRound' | 'maxDriveHours'
>;

const METERS_PER_HOUR = 58_000;
const MOST_SUGGESTED = 3;
/** The way there and back takes so much of a short trip at most. */
const SHARES_OF_DAYS = [0.34, 0.5, 0.8];
const HOUR_COST = 0.5;
const OFF_SEASON_COST = 3;

/** The regions that suit a wish without a place, the best first: the themes, the month, and a way that is worth it. */
export function suggestAreas(request: OpenRequest, language: Language): readonly Area[] {
  const { days, maxDriveHours, isRound } = request;
  for (const share of SHARES_OF_DAYS) {
    const most = Math.max(3, (days * maxDriveHours * share) / (isRound ? 2 : 1));
    const found = areasWithin(most, request, language);
    if (found.length > 0) return found;
  }
  return [];
}

function areasWithin(most: number, request: OpenRequest, language: Language): readonly Area[] {
  const { from, themes, withChildren, days, start } = request;
  if (!from) return [];
  const month = monthOf(start);
  const scored = allRegions().flatMap((region) => {
    const [name] = region.names[language];
    if (region.parts.length > 0 || !name) return [];
    const area: Area = { regionId: region.id, name: name.name };
    const bases = basesOf(area).filter(({ nights }) => nights > 0);
    const hours = bases
      .map((base) => distanceMeters(from.location, base) / METERS_PER_HOUR)
      .toSorted((one, other) => one - other);
    // Most of it has to be within reach, not one town at its edge.
    const typical = hours[Math.floor(hours.length / 3)] ?? Infinity;
    if (typical > most) return [];
    const fitting = bases.filter(
      (base) =>
        (themes.length === 0 || themes.some((theme) => base.themes.includes(theme))) &&
        (!withChildren || base.themes.includes('children')),
    );
    const worth = fitting
      .map(({ nights }) => nights)
      .toSorted((one, other) => other - one)
      .slice(0, Math.max(2, Math.ceil(days / 2)))
      .reduce((sum, nights) => sum + nights, 0);
    const isTheme = themes.length === 0 || themes.some((theme) => region.themes.includes(theme));
    if (fitting.length < 2 || !isTheme) return [];
    // A lake in the Black Forest is one; a region by a lake is all of it.
    const suits = 0.4 + (0.6 * fitting.length) / bases.length;
    const season = region.months.includes(month) ? 0 : OFF_SEASON_COST;
    const cost = (typical * HOUR_COST * 7) / Math.max(3, days);
    return [{ area, score: (worth / Math.max(2, Math.ceil(days / 2))) * suits - cost - season }];
  });
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_SUGGESTED)
    .map(({ area }) => area);
}
