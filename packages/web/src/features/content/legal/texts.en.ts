import type { de } from './texts.de.ts';

export const en: typeof de = {
  partners: {
    none: 'No partner programme is set up in this installation. No link on these pages currently earns anybody a commission.',
    booking:
      'The operator of this installation takes part in the partner programme of Booking.com. The search for lodgings there carries the operator’s partner id, and the operator may get a commission if you book through it. Nobody earns anything from all other links.',
  },
  privacy: {
    noTracking: (mapHosts) =>
      mapHosts === ''
        ? 'There are no trackers, and your visits go to our own server only.'
        : `There are no trackers. Your visits go to our own server, only the map is loaded by your browser from ${mapHosts}.`,
    trackingAfterConsent: (mapHosts) =>
      mapHosts === ''
        ? 'Nothing is measured unless you agree; without your consent your visits go to our own server only.'
        : `Nothing is measured unless you agree; without your consent your visits go to our own server, only the map is loaded by your browser from ${mapHosts}.`,
    booking:
      'Links to booking sites are ordinary links: only when you open one does the site learn the place and dates you look for.',
    bookingAsPartner:
      'Links to booking sites are ordinary links: only when you open one does the site learn the place and dates you look for. If it carries the word “Advertisement”, it also holds our partner id, but nothing about you.',
    noProviders:
      'No external sign-in service is set up in this installation. You sign in through our server only.',
    providers: (labels) =>
      `You can also sign in through an external service: ${labels}. Your browser connects to it only if you choose it. We then receive your name, your e-mail address and an identifier by which we recognise you.`,
    tokenSync:
      'Beside this website the operator has set up another program on the same server that knows who is signed in. While you are signed in, your browser gives it a token that is valid for five minutes. It holds the identifier of your account and whether it is a guest account, neither name nor e-mail address. When you sign out, the program learns that, too.',
    noAnalytics:
      'No audience measurement is set up in this installation. Even if you agree, no measuring program is loaded.',
    analytics: (host) =>
      `If you agree, we load a program for audience measurement from ${host}. That server then learns your IP address and which pages you open. Without your consent it is not loaded (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG).`,
  },
};
