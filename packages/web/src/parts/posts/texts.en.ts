import type { de } from './texts.de.ts';

const number = new Intl.NumberFormat('en-GB');

export const en: typeof de = {
  kinds: { roadtrip: 'Road trip', tipp: 'Tip', frage: 'Question' },
  topics: { 'fahrzeuge-camper': 'Vehicles & campers', ausruestung: 'Equipment' },
  solved: 'solved',
  editorial: 'Editors',
  held: 'being checked',
  hidden: 'hidden',
  saved: 'saved',
  likes: (count) =>
    count === 1 ? 'Liked by one person' : `Liked by ${number.format(count)} people`,
  answers: (count) => `${number.format(count)} ${count === 1 ? 'answer' : 'answers'}`,
  count: (count, hasMore) => {
    if (hasMore && count === 0) return 'None among the newest posts, older ones follow';
    if (hasMore) return `${number.format(count)}+ posts`;
    return count === 1 ? '1 post' : `${number.format(count)} posts`;
  },
  list: 'Posts',
  more: 'Load more',
  loadingMore: 'Loading more posts',
  loaded: (count) => (count === 1 ? 'One more post loaded.' : `${count} more posts loaded.`),
  moreFailed: 'More posts could not be loaded. What you see stays here. Please try again.',
  fromStart: 'Show from the start',
  fromStartText: 'This page starts further down the list.',
  failedTitle: 'The posts could not be loaded',
  failedText: 'The server is not responding at the moment. Check your connection and try again.',
  loading: 'Loading posts',
};
