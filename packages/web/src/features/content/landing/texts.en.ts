import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Windows down, open road.',
  lead: 'Fahrtwind is the planner for road trips: days, stops and nights on one map, so that on the road only the view matters.',
  plan: 'Plan a trip',
  tryOut: 'Try it without signing up',
  tryOutFailed:
    'Trying it out could not start just now. Check your connection and whether your browser allows cookies.',
  routes: 'Discover routes',
  start: {
    title: 'Start with a route',
    from: 'From',
    to: 'To',
    fromExample: 'Munich',
    toExample: 'Verona',
    submit: 'Plan route',
    tripTitle: (from, to) => `${from} – ${to}`,
    problems: {
      'empty-from': 'Where do you start?',
      'empty-to': 'Where do you want to go?',
      'unknown-from': 'We cannot find this place. Try a town nearby.',
      'unknown-to': 'We cannot find this place. Try a town nearby.',
      'no-route': 'We know no road between these two places.',
      offline: 'This needs a connection. Your places stay here.',
      failed: 'That did not work. Try again in a moment.',
    },
  },
  example: {
    kicker: 'What a trip looks like',
    title: 'The Alps, 9 days',
    text: 'Seven days of driving, two to stay. Every day has its colour, in the list and on the map, and every stage its honest driving time.',
    total: 'Total',
    restDays: 'Day 3 and day 6 stay free',
    sketch:
      'Sketch of the round trip: Munich, Innsbruck, Merano, Bormio, Varenna, Andermatt, Bregenz and back to Munich',
    more: 'See the whole route',
  },
  points: {
    title: 'From an idea to a plan',
    days: {
      title: 'Day by day',
      text: 'A road trip is made of days, not of lists. You see when you drive and when you stay.',
      figure: 'Nine days, day 3 and day 6 without driving',
      link: 'Classic routes',
    },
    legs: {
      title: 'Stages that work out',
      text: 'How far is it really? Distance and driving time stand at every stage, and an estimate is called an estimate.',
      from: 'Innsbruck',
      to: 'Merano',
      link: 'Alpine passes compared',
    },
    nights: {
      title: 'Beds along the way',
      text: 'Four ways to sleep, and for each a few rules that save the evening.',
      kinds: { hotel: 'Hotel', hostel: 'Hostel', flat: 'Holiday flat', camping: 'Camping' },
      figure: 'Kinds of places to stay',
      link: 'How to find a place to stay',
    },
  },
  read: {
    title: 'Read before you leave',
    more: 'All articles',
  },
  privacy: {
    title: 'No trackers, no foreign servers.',
    titleWithAnalytics: 'Nothing is measured unless you agree.',
    titleWithMap: 'No trackers.',
    map: (hosts) => `Only the map is loaded by your browser from ${hosts}.`,
    text: 'Fonts, drawings and program come from here. You download your data whenever you like, you delete your account yourself, and to try it out you need no e-mail address.',
    more: 'What we store and what we do not',
  },
  last: {
    title: 'The tank is full. What are you waiting for?',
    tryOut: 'Start planning',
  },
};
