import { countryOf, type CountriesOfLeg, type RouteLeg } from '@fahrtwind/domain';

/** The ISO codes of the countries that a leg crosses; undefined until the route is known. */
export type CodesOfLeg = (leg: RouteLeg) => readonly string[] | undefined;

/**
 * Names crossed countries as the stops' labels do, so that none is listed under two names; countries without a stop
 * get the name from `display`.
 */
export function nameCountries(
  legs: readonly RouteLeg[],
  codesOf: CodesOfLeg,
  display: (code: string) => string,
): CountriesOfLeg {
  const names = new Map<string, string>();
  const learn = (code: string | undefined, name: string): void => {
    if (code !== undefined && name !== '') names.set(code, name);
  };
  for (const leg of legs) {
    const codes = codesOf(leg) ?? [];
    learn(codes.at(0), countryOf(leg.from));
    learn(codes.at(-1), countryOf(leg.to));
  }
  return (leg) => codesOf(leg)?.map((code) => names.get(code) ?? display(code));
}
