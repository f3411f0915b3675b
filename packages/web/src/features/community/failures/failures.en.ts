interface Failures {
  readonly other: string;
  readonly codes: Readonly<Record<string, string>>;
}

/** The server says its sentences in German. */
export const en: Failures = {
  other: 'That did not work. What you have written is still there. Try again in a moment.',
  codes: {
    'network-request-failed': 'We cannot reach Fahrtwind. Check your connection and try again.',
    'too-many-requests': 'That was a bit fast. Please wait a moment and try again.',
    busy: 'A lot is being sent at once right now. Please try again in a moment.',
    unauthenticated: 'Please sign in, then you can go on.',
    'user-token-expired': 'Your session has ended. Please sign in again.',
    unauthorized: 'You may not do that here.',
    'object-not-found': 'This is no longer there.',
    conflict: 'This has changed in the meantime. Load it again, then repeat your change.',
    'email-not-verified': 'Confirm your e-mail address first. Then you can go on here.',
    'user-disabled': 'Your account may not write at the moment.',
    'document-invalid': 'This text contains something that cannot be shown here.',
    'document-too-large': 'This text has too many parts. Please shorten or divide it.',
    'document-too-long': 'A post has at most 30,000 characters. Please shorten it.',
    'document-link-invalid':
      'A link begins with http:// or https:// and has no @ before the name of the site. Please check the address.',
    'document-too-many-links': 'A post has at most 40 links.',
    'post-text-missing': 'Please write something before you send it.',
    'post-locked': 'This post is closed and takes no more answers.',
    'post-not-question': 'Only questions have a best answer.',
    'photo-missing': 'A photo is no longer there. Please upload it again.',
    'trip-not-published': 'This trip is not published. Publish it, then you can show it.',
    'replies-full':
      'This answer has very many replies already. Please write an answer of your own.',
    'too-many-posts': 'You have written 20 posts today. Tomorrow you can go on.',
    'too-many-answers': 'You have written 200 answers today. Tomorrow you can go on.',
    'newcomer-links': 'While you are new here, a text may have two links at most.',
    'newcomer-photos': 'While you are new here, a post may have one photo at most.',
    'newcomer-replies': 'While you are new here, you can reply three times in a post at most.',
    'storage-full': 'The server has no room for new things right now. What is stored is kept.',
  },
};
