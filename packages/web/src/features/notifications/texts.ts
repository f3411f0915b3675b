import type { NotificationKind } from '@fahrtwind/domain';
import { defineTexts } from '../../ui/texts.tsx';

/** The people who did it: the reader, one person or several. */
type Person = 'you' | 'one' | 'many';

const have = { you: 'hast', one: 'hat', many: 'haben' } satisfies Record<Person, string>;

const quoted = (title: string, otherwise = ''): string =>
  title === '' ? otherwise : ` „${title}“`;

/** What follows the name. */
const notificationSentences = {
  followed: (person) => `${{ you: 'folgst', one: 'folgt', many: 'folgen' }[person]} dir jetzt.`,
  answered: (person, about) =>
    `${have[person]} ${about === '' ? 'dir' : `auf${quoted(about)}`} geantwortet.`,
  replied: (person, about) =>
    `${have[person]} auf deine Antwort${about === '' ? '' : ` bei${quoted(about)}`} reagiert.`,
  liked: (person, about) =>
    `${{ you: 'findest', one: 'findet', many: 'finden' }[person]} gut, was du${about === '' ? '' : ` bei${quoted(about)}`} geschrieben hast.`,
  'best-answer': (person, about) =>
    `${have[person]} deine Antwort${about === '' ? '' : ` auf${quoted(about)}`} als beste markiert.`,
  'trip-copied': (person, about) => `${have[person]} deine Reise${quoted(about)} übernommen.`,
  invited: (person, about) =>
    `${{ you: 'lädst', one: 'lädt', many: 'laden' }[person]} dich ${about === '' ? 'zu einer Reise' : `zur Reise${quoted(about)}`} ein.`,
  moderated: (person, about) => `${have[person]} über deinen Beitrag${quoted(about)} entschieden.`,
} satisfies Record<NotificationKind, (person: Person, about: string) => string>;

const de = {
  forGuests:
    'Benachrichtigungen gehören zu einem Konto. Einladungen zu Reisen anderer öffnest du über ihren Link.',
  title: 'Benachrichtigungen',
  intro: 'Was andere gemacht haben, das dich angeht.',
  sentences: notificationSentences,
  others: (count: number) => `und ${count === 1 ? 'eine weitere Person' : `${count} weitere`}`,
  moderators: 'Die Moderation',
  you: 'Du',
  unseen: 'Neu',
  filter: 'Welche gezeigt werden',
  all: 'Alle',
  onlyUnseen: (count: number) => (count === 0 ? 'Ungelesen' : `Ungelesen (${count})`),
  markSeen: 'Alle als gelesen markieren',
  markOne: 'Gelesen',
  older: 'Ältere laden',
  allSeenTitle: 'Alles gelesen',
  allSeenText: 'Du bist auf dem neuesten Stand.',
  showAll: 'Alle ansehen',
  open: 'Ansehen',
  emptyTitle: 'Noch ist es ruhig',
  emptyText:
    'Für dich liegt nichts vor. Einladungen zu Reisen anderer findest du bei deinen Reisen.',
  emptyAction: 'Zu meinen Reisen',
  retry: 'Noch einmal versuchen',
};

const en: typeof de = {
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

export const useNotificationTexts = defineTexts(de, en);
