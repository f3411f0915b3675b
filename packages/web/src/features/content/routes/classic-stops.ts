import type { Language } from '@fahrtwind/contract';
import { serialiseLocation, type RoutedStop } from '@fahrtwind/domain';
import { CLASSIC_PLACES, type ClassicPlace } from './classic-places.ts';
import type { ClassicRouteName } from './route-names.ts';

/** A route's stops with the day on which each is reached; days without a stop are rest days. */
type Stops = readonly (readonly [day: number, place: ClassicPlace])[];

// oxfmt-ignore
const STOPS: Readonly<Record<ClassicRouteName, Stops>> = {
  alpen: [
    [1, 'munich'], [1, 'walchensee'], [1, 'innsbruck'], [2, 'oetz'], [2, 'timmelsjoch'], [2, 'merano'],
    [4, 'stelvio'], [4, 'bormio'], [5, 'tirano'], [5, 'varenna'], [7, 'menaggio'], [7, 'bellinzona'],
    [7, 'gotthard'], [7, 'andermatt'], [8, 'oberalp'], [8, 'flims'], [8, 'bregenz'], [9, 'lindau'],
    [9, 'munich'],
  ],
  norwegen: [
    [1, 'oslo'], [1, 'geilo'], [2, 'bergen'], [4, 'vik'], [4, 'balestrand'], [5, 'stryn'],
    [5, 'hellesylt'], [5, 'geiranger'], [7, 'andalsnes'], [8, 'molde'], [8, 'atlantic'],
    [8, 'kristiansund'], [9, 'trondheim'], [10, 'oslo'],
  ],
  ostsee: [
    [1, 'luebeck'], [1, 'boltenhagen'], [1, 'wismar'], [2, 'kuehlungsborn'], [2, 'warnemuende'],
    [3, 'ahrenshoop'], [3, 'zingst'], [4, 'stralsund'], [4, 'binz'], [5, 'arkona'], [5, 'binz'],
    [7, 'wolgast'], [7, 'heringsdorf'],
  ],
  schottland: [
    [1, 'inverness'], [1, 'bealach'], [1, 'applecross'], [2, 'shieldaig'], [2, 'gairloch'],
    [3, 'ullapool'], [4, 'lochinver'], [4, 'drumbeg'], [4, 'durness'], [6, 'groats'],
    [7, 'inverness'],
  ],
  slowenien: [
    [1, 'ljubljana'], [1, 'bled'], [2, 'vrsic'], [2, 'bovec'], [4, 'piran'], [6, 'ljubljana'],
  ],
  portugal: [
    [1, 'porto'], [1, 'aveiro'], [2, 'figueira'], [2, 'nazare'], [3, 'peniche'], [3, 'sintra'],
    [3, 'lisbon'], [5, 'setubal'], [5, 'troia'], [5, 'milfontes'], [6, 'sagres'], [8, 'faro'],
  ],
};

/** A classic route as a trip's stops. */
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
