import type * as de from './questions.de.ts';

export const questionAnswers: typeof de.questionAnswers = {
  longestDay: (day, date, km, time, way) =>
    `The longest way is on day ${day} (${date}): ${km}, ${time} of driving, ${way}.`,
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
    words: 'On the print page you choose what comes on paper. From there you print, or save a PDF.',
    label: 'Print the trip',
  },
  export: {
    words:
      'In the planner, open the list of trips beside the title. There you save the open trip as a file, for example as GPX for a satnav or as a calendar.',
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
    'Which papers you need depends on your passport and changes; what counts is the [foreign travel advice](https://www.gov.uk/foreign-travel-advice) of your government and the embassy of the country.',
  traffic:
    'I do not know about jams and road works; your satnav does on the way, and so does the traffic service of the country.',
  openingHours:
    'I do not know opening hours; look at the website of the place itself, best shortly before you go.',
};
