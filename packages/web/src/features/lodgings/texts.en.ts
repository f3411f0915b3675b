import type { de } from './texts.de.ts';

const arrivalProblems: (typeof de)['search']['arrivalProblems'] = {
  missing: 'When do you arrive?',
  past: 'That day has already passed. Choose today or a later one.',
  'too-far': 'You cannot search that far ahead.',
  'not-after-arrival': 'The arrival must be before the departure.',
  'too-long': 'Search for at most 30 consecutive nights.',
};

export const en: typeof de = {
  page: {
    title: 'Places to stay on your road trip',
    intro:
      'A good day of driving ends in a good place. Search for a hotel, hostel, holiday flat or pitch, add what you find to your trip, and read below what matters.',
    next: 'First the stages, then the beds.',
    nextAction: 'See route ideas',
  },
  search: {
    title: 'Find a place to stay',
    place: 'Place',
    changePlace: (name) => `Replace ${name} with another place`,
    change: 'Change',
    arrival: 'Arrival',
    departure: 'Departure',
    persons: 'People',
    personCount: (count) => (count === 1 ? '1 person' : `${count} people`),
    type: 'Kind',
    allTypes: 'All kinds',
    submit: 'Search',
    placeProblems: {
      missing: 'Where do you want to stay? Search for a place and choose it from the list.',
      unchosen: 'Choose the place from the list, so that it is clear which one is meant.',
    },
    arrivalProblems,
    departureProblems: {
      ...arrivalProblems,
      missing: 'When do you leave?',
      'not-after-arrival': 'The departure must be after the arrival.',
    },
  },
  results: {
    title: (place) => `Places to stay near ${place}`,
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
    asking: 'Searching …',
    found: (count) => (count === 1 ? '1 place to stay found' : `${count} places to stay found`),
    failureTitle: 'No results just now',
    again: 'Try again',
    failures: {
      offline:
        'You cannot search without a connection. Your place and dates stay here; try again when you are back online.',
      busy: 'That was a lot of searches in a short time. Wait a minute, then try again.',
      failed: 'The search did not work. Your place and dates stay here; try again in a moment.',
    },
    fallback:
      'The booking search is not responding. Here is what we know without it: no prices and no availability.',
    none: 'We do not know of any places to stay here ourselves. On the booking sites, your place, dates and guests are already filled in.',
    noneTitle: 'Keep looking on a booking site',
    elsewhere: 'Search elsewhere',
    elsewhereText: 'Place, dates and people are already filled in there.',
    noPrice: 'Ask the host for the price',
    website: 'Website',
    toOffer: 'See the offer',
    offerOf: (name) => `See the offer from ${name}`,
    websiteOf: (name) => `Website of ${name}`,
    take: 'Add to a trip',
    takeNamed: (name) => `Add ${name} to a trip`,
    source: (names) => `Source: ${names}`,
    order: 'Sorted by distance. Commissions do not affect the order.',
  },
  own: {
    title: 'Found something?',
    text: 'Paste the link to the place or write down its name. We do not open the page behind the link.',
    label: 'Name or link',
    missing: 'Write down the name or paste the link.',
    take: 'Add to a trip',
  },
  adopt: {
    title: (name) => `Add ${name}`,
    trip: 'To which trip?',
    newTrip: 'Create a new trip',
    night: 'From which night on?',
    loading: 'Loading the trip …',
    loadingTrips: 'Loading your trips …',
    day: (number, weekday, place) =>
      place === '' ? `Day ${number} · ${weekday}` : `Day ${number} · ${weekday} · ${place}`,
    stay: (dates, nights) => `${nights}, ${dates}`,
    priceDropped: 'The price was for the nights you searched for. With these dates it is left out.',
    replaces: (names) =>
      `${names} is already planned for these nights. The new place gets the nights; the old one stays in the trip.`,
    outside: 'The trip is shorter than the stay. The planner shows which night is missing.',
    newTripText: (start, days) =>
      `The trip begins on ${start} and has ${days === 1 ? 'one day' : `${days} days`}. Everything can be changed later.`,
    guestText: 'You need no account: we will set up a guest account for you.',
    tripTitle: (place) => `Trip to ${place}`,
    cancel: 'Cancel',
    ok: 'Add',
    done: (name) => `${name} added`,
    open: 'Open the trip',
    failed: 'The trip could not be loaded. Nothing has changed. Try again in a moment.',
    createProblems: {
      refused: 'These dates do not make a trip. Choose other nights.',
      offline: 'This needs a connection. Nothing has changed.',
      'no-session':
        'The trip could not be created. Check your connection and whether your browser allows cookies.',
    },
  },
};
