import type { de } from './texts.de.ts';

export const en: typeof de = {
  newTitle: 'Write a post',
  kind: 'What are you writing?',
  kindText: {
    frage: 'Others answer you.',
    tipp: 'Something others should know.',
    roadtrip: 'A trip for others to follow.',
  },
  title: 'Title',
  titleHint: {
    frage: 'A full question gets more answers than a keyword.',
    tipp: 'What is it about, and where?',
    roadtrip: 'Where to, how long, travelling how?',
  },
  titleMissing: 'Please give the post a title.',
  text: 'Text',
  textHint: {
    frage: 'What have you found out, and what is missing?',
    tipp: 'What should people know, and how do you know it?',
    roadtrip: 'What was good, what went wrong, what would you do differently?',
  },
  textMissing: 'Please write something before you publish it.',
  place: 'Place (if there is one)',
  placeChosen: 'Place:',
  placeRemove: 'Another place',
  topic: 'Topic',
  noTopic: 'None of these',
  trip: 'Your trip to go with it',
  noTrip: 'No trip',
  noTrips:
    'Once you publish a trip, you can attach it here, with its map and stops for others to take.',
  similar: 'Has it been asked already? These posts sound similar:',
  uploading: 'Your photos are still uploading. Wait a moment, then carry on.',
  unverified:
    'Confirm your e-mail address first, then you can publish. Until then, what you write stays on this device.',
  cancel: 'Cancel',
  publish: 'Publish',
  published: 'Your post is published.',
  held: 'Thank you. Everyone can see your post once we have looked at it, usually within a day.',
};
