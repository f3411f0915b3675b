import type { Language } from '@fahrtwind/contract';
import { serialiseLocation, type RoutedStop } from '@fahrtwind/domain';
import { CLASSIC_PLACES, type ClassicPlace } from './classic-places.ts';
import type { ClassicRouteName } from './route-names.ts';

/** The stops of a route with the day on which each is reached; days without one are for staying. */
type Stops = readonly (readonly [day: number, place: ClassicPlace])[];

// oxfmt-ignore
const STOPS: Readonly<Record<ClassicRouteName, Stops>> = {
  alpen: [
    [1, 'munich'], [1, 'innsbruck'], [2, 'merano'], [4, 'bormio'], [5, 'varenna'],
    [7, 'andermatt'], [8, 'bregenz'], [9, 'munich'],
  ],
  norwegen: [
    [1, 'oslo'], [1, 'geilo'], [2, 'bergen'], [4, 'balestrand'], [5, 'geiranger'],
    [7, 'andalsnes'], [8, 'kristiansund'], [9, 'trondheim'], [10, 'oslo'],
  ],
  ostsee: [
    [1, 'luebeck'], [1, 'wismar'], [2, 'warnemuende'], [3, 'zingst'], [4, 'binz'],
    [5, 'arkona'], [5, 'binz'], [7, 'heringsdorf'],
  ],
  schottland: [
    [1, 'inverness'], [1, 'applecross'], [2, 'gairloch'], [3, 'ullapool'], [4, 'durness'],
    [6, 'groats'], [7, 'inverness'],
  ],
  slowenien: [[1, 'ljubljana'], [1, 'bled'], [2, 'bovec'], [4, 'piran'], [6, 'ljubljana']],
  portugal: [
    [1, 'porto'], [1, 'aveiro'], [2, 'nazare'], [3, 'lisbon'], [5, 'milfontes'],
    [6, 'sagres'], [8, 'faro'],
  ],
};

/** A classic route as a trip would have it. */
export function classicStops(name: ClassicRouteName, language: Language): readonly RoutedStop[] {
  return STOPS[name].map(([day, place]) => {
    const [lat, lng, german, english] = CLASSIC_PLACES[place];
    const label = language === 'de' ? german : english;
    const [englishName = ''] = english.split(',', 1);
    return {
      location: serialiseLocation({ lat, lng, label, englishName }),
      dayIndex: day - 1,
      routeProfile: 'driving',
      toll: true,
    };
  });
}
