import type * as de from './questions.de.ts';

export const questionAnswers: typeof de.questionAnswers = {
  dayWay: (day, date, km, time, way) => `day ${day} (${date}): ${km}, ${time} of driving, ${way}`,
  longestDay: (day) => `The longest way is on ${day}.`,
  shortestDay: (day) => `The shortest, apart from days without driving, is on ${day}.`,
  suchDays: (time, fewer) => `${fewer ? 'Less' : 'More'} than ${time} at the wheel:`,
  noSuchDays: (time, fewer) => `No day has ${fewer ? 'less' : 'more'} than ${time} at the wheel.`,
  groups: {
    booked: (sum) => `Booked, ${sum} in all:`,
    open: (sum) => `Entered and not booked yet, ${sum} in all:`,
  },
  around: (name) => `Near ${name}:`,
  noneOfTheme: (theme) => `I know nothing there for “${theme}”.`,
  groupEmpty: {
    booked: 'Nothing is booked yet.',
    open: 'Nothing that is entered is open.',
  },
  noPrice: 'without a price',
  perPerson: (persons, sum) => `Shared by ${persons} that is ${sum} each.`,
  stay: (name, nights, from, until) =>
    `You are in ${name} for ${nights}: from ${from}${until === '' ? '' : `, leaving on ${until}`}.`,
  noNightAt: (name, day, date) =>
    `No night is planned in ${name}; you come there on day ${day} (${date}).`,
  stayOpen: 'No accommodation is entered there yet.',
  lodging: (name, booked, price) =>
    `Accommodation: ${name}, ${booked ? 'booked' : 'not booked yet'}${price === '' ? '' : `, ${price}`}.`,
  inTime: (time, spare) => `That leaves ${spare} until ${time}.`,
  tooLate: (time, late) => `That is too late for ${time}, by ${late}.`,
  overLimit: (time, limit) =>
    `With ${time} at the wheel the day is longer than your limit of ${limit}.`,
  over: (name, via) => `${name} via ${via}`,
  miles: (count) => `about ${count.toLocaleString('en-GB')} miles`,
  feast: (date, day, place) => `${date} is day ${day} of your trip: ${place}.`,
  notInTrip: (date) => `${date} is not part of your trip.`,
  feastUnknown:
    'Whether it is a public holiday there and what is closed I do not know; the calendar of holidays of the country says so.',
  allBooked: 'Everything in this trip that can be booked is booked.',
  notBooked: 'Not booked yet:',
  nightsToBook: (first, last) =>
    first === last
      ? `Accommodation for the night of day ${first}`
      : `Accommodation for the nights of day ${first} to ${last}`,
  legsToBook: {
    arrivalEntry: 'The way there',
    departureEntry: 'The way home',
    duringTripEntry: 'The vehicle of the trip',
  },
  unnamed: 'Something without a name',
  noNights: 'There is no night on the way in this trip.',
  nowhere: 'nowhere yet',
  sleep: (day, date, place, hotel) =>
    `${day} (${date}): ${place}, ${hotel === null ? 'no accommodation yet' : hotel}`,
  oneCountry: (country) => `The whole trip is in one country: ${country}.`,
  countries: (countries) => `The trip leads through ${countries}.`,
  border: (from, to, day, stop) => `${from} → ${to}: day ${day}, on the way to ${stop}`,
  tolls: 'What the roads cost there, for a car and roughly:',
  toll: (country, system, price, where) =>
    `${country}: ${[system, price].filter(Boolean).join(', ')}${where === '' ? '' : `; ${where}`}`,
  ferries: 'On the way there are:',
  crossing: {
    ferry: (name, time) => `ferry ${name}, ${time}`,
    train: (name, time) => `car train ${name}, ${time}`,
  },
  noFerries: 'There is no ferry and no car train on this trip.',
  daylightAt: (day, date, place) => `Day ${day} (${date}), ${place}:`,
  daylight: (rise, set, length) =>
    `The sun rises at ${rise} and sets at ${set}. It is light for ${length}.`,
  daylightLength: (length) => `From sunrise to sunset it is ${length}.`,
  daylightEdge: {
    always: 'The sun does not set on that day.',
    never: 'The sun does not rise on that day.',
  },
};

export const links: typeof de.links = {
  day: (number) => `Day ${number} in the planner`,
  overview: 'To the overview',
  bookings: 'To the bookings',
  costs: 'To the costs',
  tolls: 'More about vignettes and tolls',
  ferries: 'More about ferries',
};

export const howTo: typeof de.howTo = {
  share: {
    words: 'With “Share” you make a link to your trip that you can pass on.',
    label: 'Share the trip',
  },
  invite: {
    words:
      'At “Companions” you invite others by e-mail or by a link. You say whether they plan with you or only read.',
    label: 'Invite companions',
  },
  print: {
    words:
      'On the print page you choose what comes on paper. From there you print, or save a PDF; the scale in the print window makes the letters larger.',
    label: 'Print the trip',
  },
  export: {
    words:
      'In the planner, open the list of trips beside the title. There you save the open trip as a file, for example as GPX for a satnav or as a calendar.',
    label: 'To the planner',
  },
  offline: {
    words:
      'A trip that you have opened with a connection is kept on your device: you can read and change it in the planner without one. Map and search need a connection; a print or PDF helps where nothing works.',
    label: 'To the planner',
  },
  undo: {
    words: 'Say “undo”, or take the arrow in the bar of the planner. It goes back step by step.',
    label: 'To the planner',
  },
};

export const unknowable: typeof de.unknowable = {
  weather:
    'I do not know what the weather will be; a few days before, the [Met Office](https://www.metoffice.gov.uk) or the weather service of the country will tell you.',
  entry:
    'Which papers you need depends on your passport and changes, and your insurer has the green card; what counts is the [foreign travel advice](https://www.gov.uk/foreign-travel-advice) of your government and the embassy of the country.',
  traffic:
    'I do not know about jams and road works; your satnav does on the way, and so does the traffic service of the country.',
  openingHours:
    'I do not know opening hours; look at the website of the place itself, best shortly before you go.',
  passes:
    'Whether a pass is open right now I do not know; the high passes of the Alps are mostly open from June to October, and the road service of the country tells the state of the day.',
  charging:
    'How far your battery lasts I do not know; the map of the planner shows charging stations when you switch on “Fuel & charging” there.',
  size: 'I do not know limits of height, length and weight; ferry lines tell them when you book, and a satnav for motorhomes knows those of roads and tunnels.',
  currency:
    'I count in euros and know no exchange rates; the [European Central Bank](https://www.ecb.europa.eu) or your bank has those of today.',
};
