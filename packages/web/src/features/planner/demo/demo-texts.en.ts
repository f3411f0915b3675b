import type { DemoTexts } from './demo-texts.ts';

export const en: DemoTexts = {
  title: 'The Alps in 9 days',
  note: 'Note',
  labels: {
    nuremberg: 'Nuremberg central station, Nuremberg, Germany',
    munich: 'Munich, Germany',
    walchensee: 'Walchensee, Germany',
    innsbruck: 'Innsbruck, Austria',
    oetz: 'Oetz, Austria',
    timmelsjoch: 'Timmelsjoch pass, Italy',
    merano: 'Merano, Italy',
    trauttmansdorff: 'Gardens of Trauttmansdorff Castle, Merano, Italy',
    kaltern: 'Lake Kaltern, Italy',
    glurns: 'Glorenza, Italy',
    stelvio: 'Stelvio Pass, Italy',
    bormio: 'Bormio, Italy',
    tirano: 'Tirano, Italy',
    varenna: 'Varenna, Italy',
    bellagio: 'Bellagio, Italy',
    menaggio: 'Menaggio, Italy',
    bellinzona: 'Bellinzona, Switzerland',
    gotthard: 'Gotthard Pass, Switzerland',
    andermatt: 'Andermatt, Switzerland',
    oberalp: 'Oberalp Pass, Switzerland',
    flims: 'Flims, Switzerland',
    chur: 'Chur, Switzerland',
    bregenz: 'Bregenz, Austria',
    lindau: 'Lindau, Germany',
    isny: 'Isny im Allgäu, Germany',
  },
  notes: {
    munich: 'Leave early: on Saturdays the ring road is still empty before nine.',
    walchensee:
      'By Kochel and the Kesselberg road instead of the motorway. Allow half an hour more for the bends and a break.',
    innsbruck:
      'Austrian motorways need a vignette. This route does without: by Mittenwald and Seefeld. The Zirler Berg is closed to trailers.',
    timmelsjoch:
      'Toll road, in summer open by day only. Look up opening hours and toll on the site of the high alpine road before you go.',
    merano:
      'A day of rest before the 48 hairpins. The old town is closed to cars, ask at the hotel for parking.',
    kaltern: 'Only if it is hot: one of the warmest bathing lakes of the Alps.',
    stelvio:
      '48 hairpins on the northern ramp. Before nine there are few coaches and cyclists. Usually open from June to October.',
    bellagio: 'The car stays in Varenna, the ferry takes a quarter of an hour.',
    menaggio: 'Car ferry from Varenna, no reservation. Be at the pier half an hour early.',
    gotthard:
      'Take the old Tremola from Airolo: cobblestones and 24 hairpins, slowly when wet. The road tunnel would be faster, but a pity.',
    bregenz:
      'The Swiss A13 needs a vignette. Without one: the country road through the Rhine valley, 40 minutes longer.',
    isny: 'Only if there is time: town wall, market square and a coffee before the motorway.',
  },
  entries: {
    walchensee: [
      {
        kind: 'activity',
        name: 'A swim in Walchensee',
        content:
          'Clear and cold. The car parks on the southern shore charge a fee and fill up early in July.',
      },
    ],
    innsbruck: [
      {
        kind: 'activity',
        name: 'A walk through the old town',
        content: 'Golden Roof, Ottoburg, then along the Inn.',
      },
      { kind: 'restaurant', name: 'Dinner in the old town' },
    ],
    oetz: [
      {
        kind: 'activity',
        name: 'Lake Piburg',
        content: 'Half an hour on foot from Oetz, a path leads around the lake.',
      },
    ],
    timmelsjoch: [
      {
        kind: 'note',
        name: 'Before the border',
        content: 'Fill up in Sölden: there is no petrol station after it until San Leonardo.',
      },
    ],
    merano: [
      {
        kind: 'activity',
        name: 'Tappeiner promenade',
        content: 'Four almost level kilometres along the slope, best in the evening.',
      },
      { kind: 'restaurant', name: 'Dumplings under the arcades' },
    ],
    trauttmansdorff: [
      {
        kind: 'activity',
        name: 'Botanical garden',
        content: 'Three hours at least. The Sissi path leads up from town on foot.',
      },
    ],
    glurns: [
      {
        kind: 'activity',
        name: 'Round the town wall',
        content: 'One of the smallest towns of the Alps, with its whole wall and three gates.',
      },
    ],
    stelvio: [
      {
        kind: 'activity',
        name: 'Up to the Tibet hut',
        content: 'Ten minutes on foot, and you see all hairpins at once.',
      },
    ],
    bormio: [
      {
        kind: 'activity',
        name: 'Thermal baths',
        content: 'Hot springs above the town. Keep your swimwear at hand.',
      },
    ],
    tirano: [
      {
        kind: 'activity',
        name: 'Bernina railway at the Brusio viaduct',
        content: 'The train takes an open spiral, ten minutes from Tirano on the Swiss side.',
      },
    ],
    varenna: [
      {
        kind: 'activity',
        name: 'Lakeside walk and garden of Villa Monastero',
        content: 'Two kilometres of garden by the water.',
      },
      { kind: 'restaurant', name: 'Dinner at the harbour' },
    ],
    bellagio: [
      {
        kind: 'activity',
        name: 'Punta Spartivento',
        content: 'At this point the lake divides into two arms.',
      },
    ],
    bellinzona: [
      {
        kind: 'activity',
        name: 'Three castles',
        content: 'World heritage. Castelgrande is in the middle of town, a lift leads up.',
      },
    ],
    andermatt: [
      {
        kind: 'note',
        name: 'For tomorrow',
        content: 'It gets cool: at 2,000 metres it can be below 10 °C even in July.',
      },
    ],
    flims: [
      {
        kind: 'activity',
        name: 'View over the Rhine gorge',
        content: 'Il Spir platform near Conn, 45 minutes on foot from Flims Waldhaus.',
      },
    ],
    bregenz: [
      {
        kind: 'activity',
        name: 'Sunset on the pier',
        content: 'At the harbour, with a view over the whole of Lake Constance.',
      },
    ],
    lindau: [
      {
        kind: 'activity',
        name: 'Over the causeway to the island',
        content:
          'Leave the car on the mainland and walk over the bridge to the harbour with the lion.',
      },
    ],
  },
  lodgings: {
    innsbruck: 'Room in the old town of Innsbruck',
    merano: 'Room in Merano, two nights',
    bormio: 'Room in Bormio',
    varenna: 'Holiday flat in Varenna, two nights',
    andermatt: 'Bed in Andermatt',
    bregenz: 'Pitch on Lake Constance near Bregenz',
  },
};
