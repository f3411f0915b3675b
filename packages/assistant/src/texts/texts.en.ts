import { consequences, remedies } from './consequences.en.ts';
import { howTo, links, questionAnswers, unknowable } from './questions.en.ts';
import { unitsOf } from './units.ts';
import type { de } from './texts.de.ts';

type Texts = typeof de;

/** What stands in files of its own, or beside the changes. */
type OtherTexts =
  | 'refusals'
  | 'answers'
  | 'consequences'
  | 'remedies'
  | 'links'
  | 'howTo'
  | 'unknowable';
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const units = unitsOf({
  language: 'en',
  day: ['day', 'days'],
  night: ['night', 'nights'],
  stop: ['stop', 'stops'],
  hour: 'h',
  minute: 'min',
  and: 'and',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  clock: (time) => time,
  date: (weekday, date) =>
    `${weekday} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`,
});

const refusals: Texts['refusals'] = {
  'amount-invalid': 'That number does not work.',
  'comment-gone': 'There is no such comment.',
  'comment-missing': 'A comment needs a text.',
  'comment-too-long': 'This comment is too long.',
  'copy-id': 'A shared copy cannot be changed.',
  'date-invalid': 'There is no such date.',
  'date-out-of-range': 'No trip can be planned that far away.',
  'dates-reversed': 'The end is before the start.',
  'day-gone': 'There is no such day.',
  'days-do-not-fit': 'The trip has too few days for that.',
  'entry-gone': 'There is no such entry.',
  'entry-of-other-kind': 'This entry is of another kind.',
  'hotel-gone': 'There is no such accommodation.',
  'id-missing': 'That went wrong, sorry. Your trip is unchanged.',
  'id-taken': 'That is already in the trip.',
  'last-day': 'A trip needs at least one day.',
  'leg-gone': 'There is no such way there or back.',
  'leg-has-ticket': 'You do not drive this leg yourself, so it leads through no other place.',
  'link-invalid': 'This link does not work.',
  'location-invalid': 'This place is nowhere on the map.',
  'nights-invalid': 'An accommodation needs at least one night.',
  'not-the-owner': 'Only the person whose trip it is may do that.',
  'only-reading': 'You can only read this trip.',
  'order-outdated': 'The stops have changed. Please optimise again.',
  'poi-gone': 'You have not saved this place.',
  'stop-gone': 'There is no such stop.',
  'time-invalid': 'That time does not work.',
  'title-missing': 'The trip needs a name.',
  'title-too-long': 'This name is too long.',
  'too-many-comments': 'No more comments fit on a stop.',
  'too-many-days': 'A trip cannot have that many days.',
  'too-many-stops': 'No more stops fit into a trip.',
  'too-many-via': 'A leg cannot lead through more points.',
  'trip-is-copy': 'A shared copy cannot be changed.',
  'via-gone': 'The route does not lead through this point.',
};

const changes: Omit<Texts, keyof typeof units | OtherTexts> = {
  readOnly: 'You can only read this trip. I am happy to answer questions about it.',
  nothingChanges: 'It is like that already. There is nothing to change.',
  added: (name, day, after) => `${name} is added on day ${day}${behind(after)}.`,
  alreadyThere: (name, day, other) =>
    day === other
      ? `${name} is then there twice on day ${day}.`
      : `${name} is then there on day ${other} and on day ${day}.`,
  removed: (name) => `${name} is taken out.`,
  removedOn: (name, day) => `${name} on day ${day} is taken out.`,
  moved: (name, day, after) => `${name} moves to day ${day}${behind(after)}.`,
  swapped: (one, other) => `${one} and ${other} change places.`,
  replaced: (before, after) => `${after} takes the place of ${before}.`,
  renamed: (title) => `The trip is then called “${title}”.`,
  dates: (start, end, count) => `The trip is from ${start} to ${end} (${count}).`,
  lengthTooShort: 'A trip needs at least one day.',
  dayAdded: (number) =>
    `Day ${number} becomes a new, free day. Everything after it moves on by one day.`,
  dayRemoved: (number, heirs) =>
    heirs === ''
      ? `Day ${number} is taken out.`
      : `Day ${number} is taken out. ${heirs} stays in the trip, on the day next to it.`,
  daysNotFree: (count) =>
    `For that, ${count} with stops would have to go. Tell me which places or nights you can do without.`,
  daysSwapped: (one, other) => `Day ${one} and day ${other} change places.`,
  nights: (name, count) => `${name}: ${count}.`,
  nightsNeedOne: (name) =>
    `Without a night ${name} is only a halt. Say “Remove ${name}” if the stop shall go.`,
  nightsNotFree: (name) =>
    `To shorten the time in ${name} I would have to move other stops. I do not do that on my own.`,
  profile: (what, where) => `${where}: ${what}.`,
  profileBut: (what, where, booked) =>
    `${where}: ${what}. Booked and unchanged: the way to ${units.list(booked)}.`,
  legsBooked:
    'Everything there is booked, so it stays as it is. Name the stop if you want it all the same.',
  profiles: {
    car: 'by car',
    camper: 'by camper van',
    motorcycle: 'by motorcycle',
    bicycle: 'by bicycle',
    foot: 'on foot',
    train: 'by train',
    bus: 'by bus',
    ferry: 'by ferry',
    flight: 'by plane',
    straight: 'in a straight line',
  },
  wholeTrip: 'The whole trip',
  legTo: (name) => `The way to ${name}`,
  onDay: (number) => `Day ${number}`,
  tollFree: (where) => `${where} avoids toll roads.`,
  roadWishes: {
    'avoid-motorway': ['avoids motorways', 'may use motorways'],
    'avoid-ferry': ['avoids ferries', 'may use ferries'],
    'avoid-unpaved': ['avoids unpaved roads', 'may use unpaved roads'],
    scenic: ['looks for scenic roads', 'takes the fastest way'],
  },
  roads: (where, what) => `${where} ${what}.`,
  tollAllowed: (where) => `${where} may use toll roads.`,
  noLegs: 'Nothing is driven there.',
  dayStart: (where, time) => `${where} starts at ${time}.`,
  everyDay: 'Every day',
  stay: (name, time) => `${name}: a stay of ${time}.`,
  optional: (name) => `${name} becomes optional and no longer counts for the route.`,
  firm: (name) => `${name} is a firm part of the plan.`,
  noted: (name, text) => `Note on ${name}: “${text}”`,
  noteRemoved: (name) => `The note on ${name} is deleted.`,
  noNote: (name) => `There is no note on ${name}.`,
  restaurant: (name, stop, time) =>
    `Restaurant “${name}” in ${stop}${time === '' ? '' : ` at ${time}`}.`,
  activity: (name, stop) => `“${name}” in ${stop}.`,
  hotel: (name, stop, count) => `“${name}” in ${stop} for ${count}.`,
  hotelChanged: (name, price, booked) =>
    [
      booked === null ? `“${name}”` : `“${name}” is ${booked ? 'booked' : 'not booked'}`,
      price === null ? '' : `costs ${price}`,
    ]
      .filter(Boolean)
      .join(booked === null ? ' ' : ' and ')
      .concat('.'),
  hotelRemoved: (name) => `“${name}” is taken out.`,
  hotelBooked: (name) => `“${name}” is booked. I do not delete what is booked.`,
  hotelNightsTaken: (name) => `“${name}” is already there on these nights, and it is booked.`,
  noHotelAt: (stop) => `There is no accommodation in ${stop}.`,
  lodging: {
    hotel: 'hotels',
    hostel: 'hostels',
    ferienwohnung: 'holiday flats',
    camping: 'campsites',
  },
  lodgingType: (kind) => `From now on we look for ${kind}.`,
  optimised: (meters, time) => `The new order saves ${meters} and ${time}.`,
  alreadyBest: 'The order is already the best that I can find.',
  tooFewStops: 'The trip needs more stops before there is something to optimise.',
  bookedMisfit: (hotel, from, until) =>
    `Note: “${hotel}” is booked (${from} to ${until}) and does not fit any more then.`,
  limited: (hours, count) => `No day has more than ${hours} of driving. The trip takes ${count}.`,
  limitedAlready: (hours) => `No day has more than ${hours} of driving.`,
  limitImpossible: (from, to, time) =>
    `Between ${from} and ${to} (${time}) I find no good place for a night.`,
  spread: (count, longest) =>
    `The stops are spread over ${count}, with at most ${longest} of driving a day.`,
  longLeg: (from, to, time, limit) =>
    `${from} → ${to}: ${time}, more than your ${limit}. This leg has a day of its own.`,
  limitTooLow: 'One does not get far with so little driving a day. Give me at least an hour.',
  plan: (title, count, start) => `${title}: ${count} from ${start}.`,
  planDay: (number, names, time) =>
    `Day ${number}: ${names}${time === '' ? '' : ` (${time} of driving)`}`,
  planTooShort: (needed, wanted, hours) =>
    `With at most ${hours} of driving a day you need at least ${needed}; ${wanted} are not enough. Give me more days or more hours.`,
  planNoRoad: (from, to) => `No road leads from ${from} to ${to}.`,
  planReplaces: (count) =>
    `There are already ${count} in this trip. Shall I replace them with the new plan? Booked accommodation stays.`,
  tour: (title, count, start, km) => `${title}: ${count} from ${start}, ${km}.`,
  tourTitle: (names, from) => (from === '' ? names : `${names} from ${from}`),
  tourInstead: (names) => `Also lovely and not far: ${names}.`,
  tourFreeDay: (place, sights) =>
    sights === '' ? `in ${place}, no driving` : `in ${place}: ${sights}`,
  tourLeaving: (place) => `leaving from ${place}`,
  tourFerry: (way, port) => `${way}, ferry to ${port}`,
  tourOuting: (place, sights) => `in ${place}, outing: ${sights}`,
  tourLeftOut: (names) =>
    `Left out, so that no stage is rushed: ${names}. Say so if one of them should be in it.`,
  tourWithoutStart: 'The way there is missing: tell me where you set out and I will plan it too.',
  tourShorter: (count, wanted) => `The places fill no more than ${count}; you had said ${wanted}.`,
  tourOffSeason: (months) => `It is at its best there from ${months}.`,
  tourMonths: (first, last) => `${LONG_MONTHS[first - 1] ?? ''} to ${LONG_MONTHS[last - 1] ?? ''}`,
  tourClosed: (names) => `Usually closed at that time, so the way avoids it: ${names}.`,
  tourFerries: (names) => `Part of the way: ${names}. Book early.`,
  tourTooShort: (title, way, wanted, needed) =>
    `${title}: getting there alone takes ${way} of driving, too much for ${wanted}. Give me at least ${needed} or more hours a day.`,
  tourNothingKnown: (title) =>
    `${title}: I find no tour on roads for that. Name places that should be in it.`,
  planNoPlaces: 'Tell me where to start and where to go, for example “from Munich to Rome”.',
};

function behind(after: string | null): string {
  return after === null ? '' : ` after ${after}`;
}

const answers: Omit<Texts['answers'], keyof typeof questionAnswers> = {
  noRoute: 'There is no route in this trip yet.',
  total: (km, time) => `The whole trip: ${km}, ${time} of driving.`,
  dayTotal: (number, km, time) => `Day ${number}: ${km}, ${time} of driving.`,
  legTotal: (from, to, km, time) => `From ${from} to ${to}: ${km}, ${time} of driving.`,
  firstStop: (name) => `The trip begins in ${name}. No leg leads there.`,
  estimated: 'The times are estimates.',
  costs: (total, booked, open) => `${total} in all: ${booked} booked, ${open} open.`,
  noCosts:
    'There is no price in this trip yet. Enter prices of accommodation and activities, and I will add them up.',
  unknownPrices: (count) =>
    count === 1 ? 'One price is still missing.' : `${count} prices are still missing.`,
  costKinds: { hotel: 'Accommodation', leg: 'Travel and vehicle', activity: 'Activities' },
  day: (number, date) => `Day ${number} (${date}):`,
  dayFree: (number, date, place) =>
    place === ''
      ? `Day ${number} (${date}) is still free.`
      : `Day ${number} (${date}) is free. You are in ${place}.`,
  dayStop: (time, name) => (time === '' ? name : `${time} ${name}`),
  night: (hotel) => `Night: ${hotel}`,
  arrival: (name, number, date, time) =>
    `You are in ${name} on day ${number} (${date}), at about ${time}.`,
  passedBy: (name) => `${name} is optional and has no time of arrival.`,
  overview: (title, count, stopCount, start, end) =>
    `“${title}”: ${count} from ${start} to ${end}, ${stopCount}.`,
  overviewDay: (number, names) => `Day ${number}: ${names === '' ? 'free' : names}`,
  empty: 'This trip has no stops yet. Say for example “Plan 7 days from Munich to Rome and back”.',
  noOpenNights: 'There is accommodation for every night.',
  openNight: (number, date) => `Day ${number} (${date})`,
  openNights: (list) => `Without accommodation: ${list}.`,
  along: 'This lies on the way:',
  alongHint: 'Say for example “the second one”, and I suggest the stop.',
  nothingAlong: 'I know of nothing special on this way.',
  noSearch:
    'This search is not set up here. In the planner you find it at the nights and on the map.',
  foundLodging: (stop) => `Places to stay in ${stop}:`,
  foundRestaurants: (stop) => `Restaurants in ${stop}:`,
  noneFound: (stop) => `I have found nothing in ${stop}.`,
};

export const en: Texts = {
  ...units,
  ...changes,
  refusals,
  answers: { ...answers, ...questionAnswers },
  consequences,
  remedies,
  links,
  howTo,
  unknowable,
};
