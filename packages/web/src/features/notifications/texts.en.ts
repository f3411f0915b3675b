import type { de } from './texts.de.ts';

export const en: typeof de = {
  forGuests:
    'Notifications belong to an account. Invitations to other people’s trips open by their link.',
  title: 'Notifications',
  intro: 'What others have done that concerns you.',
  sentences: {
    followed: (person) => `${person === 'one' ? 'follows' : 'follow'} you now.`,
    answered: (_, about) => `answered ${about === '' ? 'you' : `“${about}”`}.`,
    replied: (_, about) => `replied to your answer${about === '' ? '' : ` to “${about}”`}.`,
    liked: (person, about) =>
      `${person === 'one' ? 'likes' : 'like'} what you wrote${about === '' ? '' : ` in “${about}”`}.`,
    'best-answer': (_, about) =>
      `marked your answer${about === '' ? '' : ` to “${about}”`} as the best one.`,
    'trip-copied': (_, about) => `copied your trip${about === '' ? '' : ` “${about}”`}.`,
    invited: (person, about) =>
      `${person === 'one' ? 'invites' : 'invite'} you to ${about === '' ? 'a trip' : `the trip “${about}”`}.`,
    moderated: (_, about) => `made a decision about your post${about === '' ? '' : ` “${about}”`}.`,
  },
  others: (count) => `and ${count === 1 ? 'one other person' : `${count} others`}`,
  moderators: 'The moderators',
  you: 'You',
  unseen: 'New',
  filter: 'Which are shown',
  all: 'All',
  onlyUnseen: (count) => (count === 0 ? 'Unread' : `Unread (${count})`),
  markSeen: 'Mark all as read',
  markOne: 'Read',
  older: 'Load older ones',
  allSeenTitle: 'All read',
  allSeenText: 'You are up to date.',
  showAll: 'See all',
  open: 'View',
  emptyTitle: 'All quiet so far',
  emptyText:
    'There is nothing new. You will find invitations to other people’s trips next to your own.',
  emptyAction: 'To my trips',
  retry: 'Try again',
};
