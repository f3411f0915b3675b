import type { de } from './texts.de.ts';

export const en: typeof de = {
  described: (title, author) => `“${title}” by ${author} in the Fahrtwind community.`,
  like: 'Like',
  save: 'Save',
  saved: 'Saved',
  follow: 'Follow',
  followHint: 'You are told when somebody answers.',
  followed: 'Following',
  followedHint: 'You are told when somebody answers. Click again to mute it.',
  muted: 'Muted',
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. You will find it in the address bar.',
  edit: 'Edit',
  editing: 'Edit the post',
  saveChanges: 'Save changes',
  changed: 'Your changes are saved.',
  newer: {
    text: 'The post has been changed in the meantime. Your text is still here. If you save it, it replaces the new version.',
    take: 'Load the new version',
  },
  giveUp: {
    title: 'Discard the changes?',
    text: 'What you have written here and not saved yet will be gone.',
    ok: 'Discard',
    cancel: 'Continue writing',
  },
  delete: 'Delete',
  remove: {
    title: 'Delete the post?',
    text: 'It disappears with all its answers. This cannot be undone.',
    ok: 'Delete the post',
    done: 'Your post is deleted.',
  },
  states: {
    held: 'We are checking your post, usually within a day. Until then only you can see it.',
    hidden: 'This post is hidden. Only you and the moderators can see it.',
  },
  photos: 'Photos',
  openPhoto: (number, alt) =>
    alt === '' ? `Enlarge photo ${number}` : `Enlarge photo ${number}: ${alt}`,
  viewer: {
    title: 'Photos',
    number: (number, count) => `${number} of ${count}`,
    before: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
  idea: { germanText: 'The whole text is in German:' },
  trip: {
    title: 'The route',
    map: (places) => `Map of the route: ${[places].flat().join(' – ')}.`,
    open: 'View the trip',
    figures: (days, stops) =>
      `${days === 1 ? '1 day' : `${days} days`} · ${stops === 1 ? '1 stop' : `${stops} stops`}`,
    mapComes: 'The map is loading.',
    take: 'Take stops',
  },
  missing: {
    title: 'Post not found',
    heading: 'There is no such post here',
    text: 'It has been deleted, or the address is incomplete. Try the forum instead.',
    action: 'Go to the forum',
  },
  failed: {
    title: 'Post',
    text: 'The post could not be loaded. Check your connection and try again.',
  },
};
