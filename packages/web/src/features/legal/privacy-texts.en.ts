import type { de } from './privacy-texts.de.ts';

export const en: typeof de = {
  columns: ['Name', 'Where', 'What for', 'How long', 'Necessary?'],
  places: {
    cookie: 'cookie',
    localStorage: 'local storage',
    IndexedDB: 'the browser’s database (IndexedDB)',
    cache: 'cache',
  },
  purposes: {
    'fahrtwind.session_token':
      'keeps you signed in; scripts cannot read it. With TLS its name begins with “__Host-”.',
    'fahrtwind.known_device':
      'recognises that you have signed in here before. Anyone guessing your password elsewhere is slowed down; you are not. Stays after you sign out.',
    'fahrtwind.state':
      'connects a sign-in through an external service with this browser; only if you choose one',
    dark_mode_on:
      'light or dark theme, when you switch it or start an account, including as a guest',
    cookies_allowed: 'that you chose “Accept” in the cookie notice',
    'private-start-1':
      'copy of your session with name, e-mail address and settings, so that the app knows who you are when offline, too',
    'private-trips-1':
      'your trips, those of companions and those shared with you, changes that are not sent yet, and the history for undoing',
    'private-last-words-1':
      'changes that you made just before closing a page, until the next page takes them over',
    'private-unsent-trips': 'how many trips have changes that are not sent yet',
    'private-driving-limit': 'your limit for hours at the wheel',
    'private-planner-column': 'the width of the list in the planner',
    'private-planner-density': 'whether the planner shows stops in a compact way',
    'private-single-keys': 'whether single-key shortcuts are switched off',
    'private-drafts-1': 'drafts of posts and answers, until you send or discard them',
    'private-cart-1':
      'your cart in the shop, until you order or empty it, even if you sign in in the meantime',
    'private-checkout-1':
      'a random number of your order until our server has answered, so that nothing is ordered twice',
    'private-paying-1':
      'the link to your order while you pay at the payment service, until you come back',
    'private-routes-1': 'the routes of your trips, so that the map can draw them offline',
    'private-offline-1': 'which trips you have made available offline',
    'private-shared-file': 'a file that you shared from another app, at most until you open it',
    'private-map': 'parts of the map you have looked at, so that they are there offline',
    'fahrtwind-': 'program files, so that the app starts fast, even offline',
  },
  reasons: { needed: 'yes', wished: 'yes, at your request', consented: 'only with consent' },
  ends: {
    'signed-out': 'until you sign out',
    sent: 'until they are sent',
    'next-version': 'until the version after the next',
  },
  times: {
    years: (count) => `${count} years`,
    year: 'one year',
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    hours: (count) => `${count} hours`,
    minutes: (count) => `${count} minutes`,
  },
  kept: {
    session: (time) => `sign-ins: ${time} after your last visit`,
    expiredSession: (time) => `expired sign-ins, which are no longer valid: another ${time}`,
    guest: (time) => `guest accounts with all trips: ${time} after the last visit`,
    unusedGuest: (time) =>
      `guest accounts in which nothing was planned: already ${time} after the last visit`,
    guestNetwork: (time) =>
      `a keyed hash of the IP address from which a guest account was made, against mass creation of guest accounts: ${time}`,
    deletedTrip: (time) => `deleted trips: ${time}, as long as you can bring them back`,
    deletedPost: (time) =>
      `deleted posts and answers: ${time}, in case moderators have to look at them`,
    saveKey: (time) =>
      `random numbers of changes that were sent, so that none counts twice: ${time}`,
    invitation: (time) =>
      `invitations to a trip, with the e-mail address they went to: ${time}, and one more day`,
    reportLink: (time) => `Reports whose mailed link nobody opened: ${time}`,
    report: (time) => `Reports with the address that you gave for them: ${time} after the decision`,
    guestShare: (time) => `links by which you share a trip without an account: ${time} at most`,
    unusedFile: (time) =>
      `uploaded photos that no post and no trip shows: ${time}; until then only you see them`,
    deletedFile: (time) => `replaced and removed profile pictures: ${time}`,
    assistantMessage: (time) =>
      `what you wrote to the travel assistant: ${time}, unless you delete it earlier`,
    failedMail: (time) => `e-mails that could not be delivered: ${time}`,
    signInLink: (time) => `sign-in links: ${time}`,
    confirmationLink: (time) => `links that confirm your e-mail address: ${time}`,
    emailChangeLink: (time) => `links to a new e-mail address: ${time}`,
    signInTries: (time) =>
      `attempts to sign in, counted by IP address and by the hash of the e-mail address: ${time}, cleared every hour`,
    requestCount: (time) =>
      `the number of requests of one minute, by the hash of the IP address: up to ${time} longer`,
    placeAnswer: (time) =>
      `answers of external place searches, by the hash of the question, without knowing who asked: ${time}`,
    poiAnswer: (time) => `answers of external services about sights, likewise: ${time}`,
    lodgingAnswer: (time) => `answers of external searches for lodgings, likewise: ${time}`,
    routeAnswer: (time) => `answers of external route planners, likewise: ${time}`,
    invoice: (time) =>
      `Paid orders with their payments, withdrawals and invoices, as German tax law requires, even beyond the end of the account, counted from the end of the year: ${time}`,
    unpaidOrder: (time) => `Orders that ended without a payment: ${time}`,
    orderNetwork: (time) =>
      `Keyed hash of the IP address of an order, against mass fake orders: ${time}`,
    revocation: (time) => `Withdrawals that match no known order: ${time}`,
    paymentEvent: (time) => `Ids of messages of the payment service: ${time}`,
  },
  services: {
    map: (hosts) =>
      `Map: your browser loads it from ${hosts}. They learn your IP address and which area you look at.`,
    mapFile: (hosts) =>
      `Map: our server fetches its parts from ${hosts}. They learn which area is looked at, but not by whom.`,
    places: (hosts) =>
      `Place search: our server asks ${hosts}. It passes on the text or the point on the map and the rough area, not who searches.`,
    routes: (hosts) =>
      `Routes: our server asks ${hosts}. It passes on the coordinates of the stops, not whose trip it is.`,
    pois: (hosts) =>
      `Sights: our server asks ${hosts}. It passes on the section of the map, not who looks at it.`,
    lodgings: (hosts) =>
      `Lodgings: our server asks ${hosts}. It passes on the place, the nights, the number of people and the kind of lodging, not who searches. It fetches the pictures too; your browser does not contact them.`,
    payment: (hosts) =>
      `If you choose this payment method in the shop, you pay through the payment service (${hosts}). It learns your e-mail address, what you ordered and the amount.`,
    shortLinks: (hosts) =>
      `Short links: if you paste a short link of a map app, our server asks there where it leads (${hosts}). It does not pass on your IP address.`,
    assistant: (hosts) =>
      `Travel assistant: when you ask it, our server passes your question, the conversation and parts of your trip (title, dates, places, legs, stays, names of lodgings, totals) to the language model at ${hosts}. What you wrote at activities and restaurants is among them only once you allow it at the assistant; you can take that back at any time. Your name, addresses, notes, booking numbers and companions never are.`,
    mail: (hosts) =>
      `E-mails: our server hands them over to ${hosts}. They see your e-mail address and the content of the message.`,
    files: (hosts) =>
      `Photos: uploaded pictures are stored at ${hosts}. Your browser loads them from our server all the same.`,
  },
  noOtherServices:
    'For e-mails, photos, lodgings, payments and the assistant no external service is set up in this installation.',
  noServices:
    'Our own server answers about places, the map and routes. No external service is set up for this in this installation.',
};
