import type { DemoTexts } from './demo-texts.ts';

export const de: DemoTexts = {
  title: 'Alpen, 9 Tage',
  note: 'Notiz',
  labels: {
    nuremberg: 'Nürnberg Hauptbahnhof, Nürnberg, Deutschland',
    munich: 'München, Deutschland',
    walchensee: 'Walchensee, Deutschland',
    innsbruck: 'Innsbruck, Österreich',
    oetz: 'Oetz, Österreich',
    timmelsjoch: 'Timmelsjoch, Italien',
    merano: 'Meran, Italien',
    trauttmansdorff: 'Gärten von Schloss Trauttmansdorff, Meran, Italien',
    kaltern: 'Kalterer See, Italien',
    glurns: 'Glurns, Italien',
    stelvio: 'Stilfser Joch, Italien',
    bormio: 'Bormio, Italien',
    tirano: 'Tirano, Italien',
    varenna: 'Varenna, Italien',
    bellagio: 'Bellagio, Italien',
    menaggio: 'Menaggio, Italien',
    bellinzona: 'Bellinzona, Schweiz',
    gotthard: 'Gotthardpass, Schweiz',
    andermatt: 'Andermatt, Schweiz',
    oberalp: 'Oberalppass, Schweiz',
    flims: 'Flims, Schweiz',
    chur: 'Chur, Schweiz',
    bregenz: 'Bregenz, Österreich',
    lindau: 'Lindau, Deutschland',
    isny: 'Isny im Allgäu, Deutschland',
  },
  notes: {
    munich: 'Früh los: Der Mittlere Ring ist samstags vor neun noch leer.',
    walchensee:
      'Über Kochel und die Kesselbergstraße statt über die Autobahn. Für die Kehren samt Pause eine halbe Stunde mehr einplanen.',
    innsbruck:
      'Wer auf österreichischen Autobahnen fährt, braucht eine Vignette. Diese Strecke kommt ohne aus: über Mittenwald und Seefeld, für Anhänger ist der Zirler Berg gesperrt.',
    timmelsjoch:
      'Mautstraße, im Sommer nur tagsüber offen. Vor der Fahrt nachsehen: Öffnungszeiten und Maut stehen auf der Seite der Hochalpenstraße.',
    merano:
      'Ruhetag vor den 48 Kehren. Die Altstadt ist für Autos gesperrt, im Hotel nach einem Stellplatz fragen.',
    kaltern: 'Nur wenn es heiß ist: einer der wärmsten Badeseen der Alpen.',
    stelvio:
      '48 Kehren auf der Nordrampe. Vor neun sind kaum Busse und Radgruppen unterwegs. Meist von Juni bis Oktober offen.',
    bellagio: 'Das Auto bleibt in Varenna, die Fähre braucht eine Viertelstunde.',
    menaggio: 'Autofähre ab Varenna, ohne Reservierung. Eine halbe Stunde vorher am Anleger sein.',
    gotthard:
      'Ab Airolo die alte Tremola nehmen: Kopfsteinpflaster und 24 Kehren, bei Nässe langsam. Der Straßentunnel wäre schneller, aber schade.',
    bregenz:
      'Auf der Schweizer A13 gilt die Vignettenpflicht. Ohne Vignette: auf der Landstraße durch das Rheintal, 40 Minuten länger.',
    isny: 'Nur wenn noch Zeit ist: Stadtmauer, Marktplatz und ein Kaffee, bevor es auf die Autobahn geht.',
  },
  entries: {
    walchensee: [
      {
        kind: 'activity',
        name: 'Baden am Walchensee',
        content:
          'Klar und kalt. Die Parkplätze am Südufer sind gebührenpflichtig und im Juli früh voll.',
      },
    ],
    innsbruck: [
      {
        kind: 'activity',
        name: 'Spaziergang durch die Altstadt',
        content: 'Goldenes Dachl, Ottoburg, dann am Inn entlang.',
      },
      { kind: 'restaurant', name: 'Abendessen in der Altstadt' },
    ],
    oetz: [
      {
        kind: 'activity',
        name: 'Piburger See',
        content: 'Halbe Stunde zu Fuß ab Oetz, ein Rundweg um den See.',
      },
    ],
    timmelsjoch: [
      {
        kind: 'note',
        name: 'Vor der Grenze',
        content: 'Volltanken in Sölden: Danach kommt bis St. Leonhard keine Tankstelle.',
      },
    ],
    merano: [
      {
        kind: 'activity',
        name: 'Tappeinerweg',
        content: 'Vier Kilometer fast eben am Hang, am schönsten am Abend.',
      },
      { kind: 'restaurant', name: 'Knödel unter den Lauben' },
    ],
    trauttmansdorff: [
      {
        kind: 'activity',
        name: 'Botanischer Garten',
        content: 'Gut drei Stunden. Der Sissi-Weg führt zu Fuß aus der Stadt hinauf.',
      },
    ],
    glurns: [
      {
        kind: 'activity',
        name: 'Runde auf der Stadtmauer',
        content: 'Eine der kleinsten Städte der Alpen, mit ganzer Mauer und drei Toren.',
      },
    ],
    stelvio: [
      {
        kind: 'activity',
        name: 'Zur Tibethütte hinauf',
        content: 'Zehn Minuten zu Fuß, von dort sieht man alle Kehren auf einmal.',
      },
    ],
    bormio: [
      {
        kind: 'activity',
        name: 'Thermalbad',
        content: 'Heiße Quellen oberhalb des Ortes. Badesachen griffbereit packen.',
      },
    ],
    tirano: [
      {
        kind: 'activity',
        name: 'Berninabahn am Viadukt von Brusio',
        content: 'Der Zug fährt eine offene Spirale, zehn Minuten von Tirano auf Schweizer Seite.',
      },
    ],
    varenna: [
      {
        kind: 'activity',
        name: 'Uferweg und Garten der Villa Monastero',
        content: 'Zwei Kilometer Garten am Wasser.',
      },
      { kind: 'restaurant', name: 'Abendessen am Hafen' },
    ],
    bellagio: [
      {
        kind: 'activity',
        name: 'Punta Spartivento',
        content: 'An der Spitze teilt sich der See in zwei Arme.',
      },
    ],
    bellinzona: [
      {
        kind: 'activity',
        name: 'Drei Burgen',
        content: 'Welterbe. Castelgrande liegt mitten in der Stadt, ein Aufzug führt hinauf.',
      },
    ],
    andermatt: [
      {
        kind: 'note',
        name: 'Für morgen',
        content: 'Es wird kühl: Auf 2.000 Metern kann es auch im Juli unter 10 °C haben.',
      },
    ],
    flims: [
      {
        kind: 'activity',
        name: 'Aussicht über die Rheinschlucht',
        content: 'Plattform Il Spir bei Conn, 45 Minuten zu Fuß ab Flims Waldhaus.',
      },
    ],
    bregenz: [
      {
        kind: 'activity',
        name: 'Sonnenuntergang auf dem Molo',
        content: 'Am Hafen, mit Blick über den ganzen Bodensee.',
      },
    ],
    lindau: [
      {
        kind: 'activity',
        name: 'Über den Damm auf die Insel',
        content: 'Auto auf dem Festland lassen, zu Fuß über die Brücke zum Hafen mit dem Löwen.',
      },
    ],
  },
  lodgings: {
    innsbruck: 'Zimmer in der Altstadt von Innsbruck',
    merano: 'Zimmer in Meran, zwei Nächte',
    bormio: 'Zimmer in Bormio',
    varenna: 'Ferienwohnung in Varenna, zwei Nächte',
    andermatt: 'Bett in Andermatt',
    bregenz: 'Stellplatz am Bodensee bei Bregenz',
  },
};
