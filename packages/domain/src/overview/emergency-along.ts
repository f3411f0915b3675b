import { countryName, findCountry } from '../text/country.ts';
import { emergencyNumbersOf, type EmergencyNumbers } from '../text/emergency-numbers.ts';
import type { Language } from '../text/language.ts';
import type { RouteLeg } from '../legs/route-legs.ts';
import type { Trip } from '../trip/trip.ts';
import { countriesOf } from './countries-of.ts';

export interface EmergencyList {
  /** The countries of the route, in order. */
  readonly known: readonly { readonly country: string; readonly numbers: EmergencyNumbers }[];
  /** Countries for which we have no numbers. */
  readonly unknown: readonly string[];
}

/** Whom to call in the countries of a trip; `codesOf` says which ones a leg crosses, where that is known. */
export function emergencyAlong(
  trip: Pick<Trip, 'days'>,
  codesOf: (leg: RouteLeg) => readonly string[] | undefined,
  language: Language,
): EmergencyList {
  const visits = countriesOf(trip, (leg) =>
    codesOf(leg)?.map((code) => countryName(code, language)),
  );
  // A label may name a country in another language than the route does.
  const codes = new Map(
    visits.map(({ country }) => {
      const code = findCountry(country);
      return [code === null ? country : countryName(code, language), code];
    }),
  );
  const known: { country: string; numbers: EmergencyNumbers }[] = [];
  const unknown: string[] = [];
  for (const [country, code] of codes) {
    const numbers = code === null ? null : emergencyNumbersOf(code);
    if (numbers) known.push({ country, numbers });
    else unknown.push(country);
  }
  return { known, unknown };
}
