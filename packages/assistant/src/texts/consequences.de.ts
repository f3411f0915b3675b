/** What a proposal makes worse, one line each. */
export const consequences = {
  longDrive: (day: number, time: string, limit: string) =>
    `Achtung: Tag ${day} hat dann ${time} Fahrt, mehr als deine ${limit}`,
  afterMidnight: (stop: string, day: number, time: string) =>
    `Achtung: ${stop} erreichst du an Tag ${day} erst nach Mitternacht, um ${time}.`,
  departureMissed: (stop: string, time: string) =>
    `Achtung: Die Abfahrt nach ${stop} um ${time} verpasst du dann.`,
  tooLate: (stop: string, time: string, late: string) =>
    `Achtung: In ${stop} willst du um ${time} sein und kommst dann ${late} zu spät.`,
  ticketMisfit: {
    date: (stop: string) =>
      `Achtung: Die Fahrt nach ${stop} ist für einen anderen Tag gebucht. Die Buchung bleibt, wie sie ist.`,
    start: (stop: string) =>
      `Achtung: Die Fahrt nach ${stop} ist von einem anderen Ort aus gebucht. Die Buchung bleibt, wie sie ist.`,
    end: (stop: string) =>
      `Achtung: Die Fahrt nach ${stop} ist zu einem anderen Ort gebucht. Die Buchung bleibt, wie sie ist.`,
  },
  ticketLost: (stop: string) =>
    `Achtung: Die gebuchte Fahrt nach ${stop} kommt dann in der Reise nicht mehr vor.`,
  bookedWithoutStop: (hotel: string) =>
    `Achtung: „${hotel}“ ist fest gebucht und liegt dann an keinem Stopp mehr.`,
  lodgingWithoutStop: (hotel: string) => `„${hotel}“ liegt dann an keinem Stopp mehr.`,
  crowded: (day: number, count: number, names: string) =>
    `Achtung: An Tag ${day} liegen dann ${count} Orte: ${names}.`,
  closed: (pass: string, month: string) => `${pass} ist im ${month} gesperrt`,
  notSailing: (ferry: string, month: string) => `${ferry} wird im ${month} nicht befahren`,
  detour: (reason: string) => `${reason}, deshalb geht es außen herum.`,
  noOtherWay: (reason: string) => `Achtung: ${reason}, und ein anderer Weg führt nicht hin.`,
  longEffort: (stop: string, km: string, way: string, time: string) =>
    `Achtung: Nach ${stop} sind es ${km} ${way}, etwa ${time}`,
};

/** What stands on the chip that would mend it. */
export const remedies = {
  ratherNot: 'Lieber nicht',
  nextDay: (stop: string) => `${stop} auf den nächsten Tag?`,
  newDay: (stop: string) => `Einen Tag mehr für ${stop}?`,
  nightIn: (town: string) => `Unterwegs in ${town} übernachten?`,
  startAt: (day: number, time: string) => `Tag ${day} um ${time} beginnen?`,
  withoutStop: (stop: string, day: number) => `${stop} an Tag ${day} streichen?`,
  withoutLodging: (hotel: string) => `„${hotel}“ auch streichen?`,
  inMonth: (month: string) => `Die Reise in den ${month} legen?`,
  travel: (stop: string, way: string) => `Nach ${stop} ${way}?`,
};
