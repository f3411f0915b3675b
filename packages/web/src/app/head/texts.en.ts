import { titleFromSegment } from './head-text.ts';
import type { de } from './texts.de.ts';

export const en: typeof de = {
  newsFeed: 'New posts in the Fahrtwind forum',
  blogFeed: 'New articles in the Fahrtwind blog',
  imageAlt: 'A road winds through hills into the evening, below the word Fahrtwind',
  pages: {
    landing: {
      title: 'Fahrtwind · Plan road trips day by day on the map',
      description:
        'Plan your road trip with days, stops, places to stay and driving times on one map. Try it without signing up, and use it offline on the road.',
      keywords:
        'plan a road trip, trip planner, route planner, touring, motorhome, camping, Europe',
    },
    hotel: {
      title: 'Places to stay on your road trip · Fahrtwind',
      description:
        'Hotel, hostel, holiday flat or pitch: how to find the right bed along your route for every night.',
      keywords:
        'road trip accommodation, hotel along the route, campsite, pitch, holiday flat, hostel',
    },
    routes: {
      title: 'Road trip routes through Europe · Fahrtwind',
      description:
        'Road trips through Europe by region, length and season, with map, days and costs. Or plan a route of your own: with one click it becomes your trip.',
      keywords:
        'route planner, road trip routes, touring Europe, Alpine passes, coastal road, legs, itineraries',
    },
    merch: {
      title: 'Merch for the road · Fahrtwind',
      description:
        'Maps, mugs and clothes with Fahrtwind’s drawings, for those who would rather drive than arrive.',
      keywords: 'Fahrtwind merch, road trip gifts, road map, enamel mug, travel T-shirt',
    },
    publicTrip: {
      title: 'View a trip · Fahrtwind',
      description:
        'Look at a shared trip day by day, with stops, legs and places to stay, and take it as a template for your own.',
      keywords: 'shared trip, view itinerary, road trip template, share a route',
    },
    signIn: {
      title: 'Sign in · Fahrtwind',
      description:
        'Sign in to Fahrtwind with a password or an e-mail link, or try the planner without signing in.',
      keywords: 'Fahrtwind sign in, login, e-mail link, forgotten password',
    },
    register: {
      title: 'Create an account · Fahrtwind',
      description:
        'Create a free account to have your trips on all your devices and to share them.',
      keywords: 'Fahrtwind register, create account, free, trip planner account',
    },
    currentDay: {
      title: 'Today on your trip · Fahrtwind',
      description: 'The current day of your trip with its stops, legs and the place for the night.',
      keywords: 'day of travel, daily leg, itinerary on the way',
    },
    readOnlyMap: {
      title: 'Map of your trip · Fahrtwind',
      description: 'Your whole trip on the map, each day in its own colour.',
      keywords: 'trip map, route on the map, road trip map',
    },
    print: {
      title: 'Print your trip · Fahrtwind',
      description: 'Your trip as a PDF or on paper: days, stops, distances and places to stay.',
      keywords: 'itinerary PDF, print trip, road book',
    },
    planner: {
      title: 'Trip planner · Fahrtwind',
      description: 'The days, stops and legs of your trip as a list and on the map.',
      keywords: 'trip planner, plan a road trip, legs, stops, map',
    },
    profile: {
      title: 'Your profile · Fahrtwind',
      description: 'Your name, your e-mail address and what others see of you.',
      keywords: 'profile, account, Fahrtwind',
    },
    settings: {
      title: 'Settings · Fahrtwind',
      description:
        'Theme, language, e-mails, signed-in devices, data export and deleting your account.',
      keywords: 'settings, account, data export, dark theme',
    },
    trips: {
      title: 'Your trips · Fahrtwind',
      description: 'All the trips you are planning, have driven or had shared with you.',
      keywords: 'my trips, itineraries, road trips',
    },
    createTrip: {
      title: 'Create a trip · Fahrtwind',
      description: 'Start a new trip: title, dates and the first stop.',
      keywords: 'create a trip, new road trip, plan a trip',
    },
    notifications: {
      title: 'Notifications · Fahrtwind',
      description: 'What others have done that concerns you.',
      keywords: 'notifications, news',
    },
    affiliates: {
      title: 'Partners and adverts · Fahrtwind',
      description:
        'Who Fahrtwind works with, how to spot paid links and what they cost you: nothing.',
      keywords: 'partner programme, affiliate links, adverts, transparency',
    },
    posts: ({ locationCountry, locationName }) => {
      const place = titleFromSegment(locationName ?? locationCountry);
      return {
        title: `${place}: tips and questions · Fahrtwind`,
        description: `What other travellers say about ${place}: road trips, tips and answers to questions.`,
        keywords: `${place}, road trip ${place}, travel tips ${place}, forum`,
      };
    },
    roadtrips: ({ searchTerm }) => {
      const term = titleFromSegment(searchTerm);
      return {
        title: `Road trips: ${term} · Fahrtwind`,
        description: `Published road trips about “${term}” with legs and map, to follow and to adapt.`,
        keywords: `road trip ${term}, touring ${term}, route ${term}`,
      };
    },
    forum: ({ category }) => {
      const topic = titleFromSegment(category);
      return {
        title: topic ? `${topic} in the forum · Fahrtwind` : 'Road trip forum · Fahrtwind',
        description: topic
          ? `Questions, tips and experience about ${topic} for the road.`
          : 'Ask questions, share tips, show road trips: the forum for everyone who travels by car, bike or motorhome.',
        keywords: `road trip forum, travel forum, travel tips, questions${topic ? `, ${topic}` : ''}`,
      };
    },
    post: {
      title: 'Forum post · Fahrtwind',
      description: 'A post in the Fahrtwind forum with all its answers.',
      keywords: 'travel forum, post, road trip community',
    },
    roadtrip: {
      title: 'A road trip in the forum · Fahrtwind',
      description: 'A road trip with its route and legs, to follow.',
      keywords: 'road trip report, travel report, route, community',
    },
    tip: {
      title: 'A tip in the forum · Fahrtwind',
      description: 'A tip for the road, and what others say about it.',
      keywords: 'travel tip, road trip tip, community',
    },
    question: {
      title: 'A question in the forum · Fahrtwind',
      description: 'A travel question and its answers.',
      keywords: 'travel question, road trip question, answers',
    },
    blog: {
      title: 'Road trip blog · Fahrtwind',
      description:
        'Good to know on the road: tolls, ferries, packing lists, passes and breaks, with dates and sources.',
      keywords: 'road trip blog, travel knowledge, tolls, ferry, packing list, Alpine pass',
    },
    article: ({ name, subname }) => ({
      title: `${titleFromSegment(subname ?? name)} · Fahrtwind blog`,
      description: 'An article from the Fahrtwind blog: good to know for your next road trip.',
      keywords: 'road trip blog, travel knowledge, guide',
    }),
    imprint: {
      title: 'Legal notice · Fahrtwind',
      description: 'Who runs Fahrtwind and how to contact us.',
      keywords: 'imprint, provider, contact, Fahrtwind',
    },
    guidelines: {
      title: 'Community guidelines · Fahrtwind',
      description:
        'How we treat each other in the forum, what is not acceptable and what happens then.',
      keywords: 'community guidelines, forum rules, moderation, report',
    },
    privacy: {
      title: 'Privacy · Fahrtwind',
      description:
        'Which data Fahrtwind stores, what for, for how long, and which rights you have.',
      keywords: 'privacy, cookies, GDPR, access, deletion',
    },
    disclaimer: {
      title: 'Disclaimer · Fahrtwind',
      description: 'What Fahrtwind is responsible for and what to check yourself before you drive.',
      keywords: 'disclaimer, liability, traffic rules',
    },
    about: {
      title: 'About Fahrtwind',
      description: 'Who is behind Fahrtwind, why it exists and what matters to us.',
      keywords: 'about Fahrtwind, team, road trip planner',
    },
    signedOut: {
      title: 'You are signed out · Fahrtwind',
      description: 'You are signed out. Your trips and drafts are gone from this device.',
      keywords: 'signed out, Fahrtwind',
    },
    notFound: {
      title: 'Page not found · Fahrtwind',
      description: 'This page does not exist. Here is how to get back on the road.',
      keywords: 'Fahrtwind, page not found',
    },
  },
};
