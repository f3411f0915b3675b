import type * as de from './consequences.de.ts';

export const consequences: typeof de.consequences = {
  longDrive: (day, time, limit) =>
    `Note: day ${day} then has ${time} of driving, more than your ${limit}.`,
  afterMidnight: (stop, day, time) =>
    `Note: on day ${day} you reach ${stop} only after midnight, at ${time}.`,
  departureMissed: (stop, time) => `Note: you then miss the departure to ${stop} at ${time}.`,
  tooLate: (stop, time, late) =>
    `Note: you want to be in ${stop} at ${time} and are then ${late} late.`,
  ticketMisfit: {
    date: (stop) =>
      `Note: the journey to ${stop} is booked for another day. The booking stays as it is.`,
    start: (stop) =>
      `Note: the journey to ${stop} is booked from another place. The booking stays as it is.`,
    end: (stop) =>
      `Note: the journey to ${stop} is booked to another place. The booking stays as it is.`,
  },
  ticketLost: (stop) => `Note: the booked journey to ${stop} is then no part of the trip.`,
  bookedWithoutStop: (hotel) => `Note: “${hotel}” is booked and is then at no stop of the trip.`,
  lodgingWithoutStop: (hotel) => `“${hotel}” is then at no stop of the trip.`,
  crowded: (day, count, names) => `Note: day ${day} then has ${count} places: ${names}.`,
  closed: (pass, month) => `${pass} is closed in ${month}`,
  notSailing: (ferry, month) => `${ferry} does not sail in ${month}`,
  detour: (reason) => `${reason}, so the way leads around it.`,
  noOtherWay: (reason) => `Note: ${reason}, and no other way leads there.`,
  longEffort: (stop, km, way, time) => `Note: ${stop} is ${km} away ${way}, about ${time}.`,
};

export const remedies: typeof de.remedies = {
  ratherNot: 'Rather not',
  nextDay: (stop) => `${stop} on the next day?`,
  newDay: (stop) => `One more day for ${stop}?`,
  nightIn: (town) => `A night in ${town} on the way?`,
  startAt: (day, time) => `Start day ${day} at ${time}?`,
  withoutStop: (stop, day) => `Remove ${stop} on day ${day}?`,
  withoutLodging: (hotel) => `Remove “${hotel}”, too?`,
  inMonth: (month) => `Move the trip to ${month}?`,
  travel: (stop, way) => `To ${stop} ${way}?`,
};
