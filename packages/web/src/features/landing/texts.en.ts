import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Windows down, open road.',
  lead: 'Fahrtwind is the planner for road trips: days, stops and nights on one map, so that on the road only the view matters.',
  tryOut: 'Try it without signing up',
  tryOutFailed:
    'We could not start the trial just now. Check your connection and whether your browser allows cookies.',
  routes: 'Discover routes',
  live: {
    title: 'Change this route',
    stops: 'Stops of the route',
    map: (names) => `Map of the route: ${[names].flat().join(' – ')}`,
    days: (count) => (count === 1 ? '1 day of driving' : `${count} days of driving`),
    add: 'Add a stop',
    full: (most) => `This page only has room for ${most} stops. The planner has more.`,
    up: (place) => `Move ${place} forward`,
    down: (place) => `Move ${place} back`,
    remove: (place) => `Remove ${place}`,
    moved: (place, position, count) => `${place} is now stop ${position} of ${count}.`,
    removed: (place, left) => `${place} is removed. Stops left: ${left}.`,
    clear: 'Clear',
    cleared: 'The route is empty. Where do you start?',
    undo: 'Undo',
    undone: (route) => `Undone. The route: ${route}.`,
    failed: 'The distance could not be worked out. Your stops stay here.',
    goOn: 'Continue planning',
    noAccount: 'Opens the route as your trip in the planner. You need no account.',
    tripTitle: (from, to) => (from === to ? `Round trip from ${from}` : `${from} – ${to}`),
    problems: {
      offline:
        'You cannot create the trip while offline. Your stops stay here. Try again when you are online.',
      'no-session':
        'The trip could not be created. Your stops stay here. Allow cookies for this site, or try again in a moment.',
      refused: 'This route cannot become a trip. It stays here. Remove a stop and try again.',
    },
  },
  differences: {
    title: 'What is different here',
    offline: {
      title: 'Plans without a signal',
      text: 'Your trip lives on your device. Open and change it without a signal; it syncs when you are back online.',
      link: 'How that works',
    },
    privacy: {
      title: 'No trackers, no third-party servers',
      titleWithAnalytics: 'Nothing is measured unless you agree',
      titleWithMap: 'No trackers',
      map: (hosts) => `Your browser loads only the map from ${hosts}.`,
      text: 'Fonts, drawings and code come from here. You can download your data and delete your account yourself.',
      link: 'What we store and what we don’t',
    },
    undo: {
      title: 'Everything can be undone',
      text: 'The last ten steps of a trip, even after a reload. A deleted day, a moved stop: one click.',
      link: 'Try it above',
    },
    print: {
      title: 'Fits on paper',
      text: 'An A4 document with map, daily plan, addresses and notes, as a PDF or from your printer. Plus GPX and KML for navigation.',
      link: 'What you can take with you',
    },
    community: {
      title: 'Ask those who have been there',
      text: 'The forum has tips, questions and whole road trips, mostly in German. You can read everything, and make other people’s trips your own.',
      link: 'Go to the forum',
    },
  },
  trips: { title: 'Just published', more: 'All trips' },
  posts: { title: 'From the forum and our editors', more: 'Go to the forum' },
  read: { title: 'Read before you leave', more: 'All articles' },
  questions: {
    title: 'Common questions',
    list: [
      {
        id: 'kosten',
        question: 'What does Fahrtwind cost?',
        answer:
          'Planning, sharing, publishing and printing cost nothing, and there is no subscription, however many trips, days and stops you plan. Without paying you can take up to 10 companions on a trip and ask the travel assistant up to 30 questions a day. If you need more and the shop is open, you can buy the pro pass: €29 for 365 days, without renewal.',
      },
      {
        id: 'konto',
        question: 'Do I need an account?',
        answer:
          'No. You start as a guest, without an e-mail address, and have the whole planner. If you register later, you keep your trips. You need an account for everything that involves others: publishing a trip, inviting people, writing in the forum, following people and saving posts, and for the pro pass.',
      },
      {
        id: 'offline',
        question: 'Does it work offline?',
        answer:
          'Yes. A trip you have opened is on your device, with its routes and the map along them. You can view and change it offline; the planner shows what is only on this device and what is already saved. Only searching for new places needs a connection.',
      },
      {
        id: 'fahrzeiten',
        question: 'Where do distances and driving times come from?',
        answer:
          'From the routing service of this installation. What it does not know, we estimate from our own table of Europe’s roads, with passes, ferries and winter closures. Estimates are marked with a tilde (~). Traffic and breaks are never included.',
      },
      {
        id: 'zusammen',
        question: 'Can we plan together?',
        answer:
          'Yes. You invite companions to a trip, to plan with you or just to read. Everyone sees changes at once, and if two people edit different things at the same time, both edits are kept.',
      },
      {
        id: 'drucken',
        question: 'How do I take the trip with me?',
        answer:
          'On your phone, even offline. On paper as an A4 document or PDF, with map, daily plan, addresses, bookings and notes. And as a file: GPX and KML for navigation and map apps, ICS for the calendar, JSON with everything.',
      },
      {
        id: 'rueckgaengig',
        question: 'And if I click the wrong thing?',
        answer:
          'Then you undo it. Every trip remembers its last ten steps, and undoing can be undone too.',
      },
      {
        id: 'daten',
        question: 'What happens to my data?',
        answer:
          'It is on the server whose address you see in your browser. Which other services are configured, and what is stored for how long, is set out in full in the privacy policy. You can download everything and delete your account at any time.',
      },
    ],
  },
  last: {
    title: 'The tank is full. What are you waiting for?',
  },
};
