import { countryOf, type CountriesOfLeg, type RouteLeg } from '@fahrtwind/domain';

/** The ISO codes of the countries that a leg crosses; undefined as long as nobody has answered. */
export type CodesOfLeg = (leg: RouteLeg) => readonly string[] | undefined;

/**
 * Calls crossed countries as the labels of the stops call them, so that none is listed under two names; those where
 * nobody stops get the name that `display` knows.
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
