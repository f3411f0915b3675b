import type { de } from './texts.de.ts';

export const en: typeof de = {
  partners: {
    none: 'No partner programme is set up in this installation. No link on these pages currently earns anybody a commission.',
    some: 'The operator of this installation may receive a commission if you book through the links marked as advertisements below. Nobody earns anything from any other link.',
    columns: ['Where the link leads', 'In this installation', 'Label'],
    partnerId: (id) => `partner programme set up, id ${id}`,
    noPartnerId: 'no partner programme set up',
    noProgramme: 'no partner programme planned',
    search: (host) => `Results from the booking search at ${host}`,
    searchSetUp: 'set up; the search says for each result whether it earns a commission',
    marked: '“Advertisement” beside the link',
    markedEach: '“Advertisement” beside each result with commission',
    plain: 'ordinary link, without commission',
  },
  privacy: {
    noTracking: (mapHosts) =>
      mapHosts === ''
        ? 'There are no trackers, and your visits go to our own server only.'
        : `There are no trackers. Your visits go to our own server, and your browser loads only the map from ${mapHosts}.`,
    trackingAfterConsent: (mapHosts) =>
      mapHosts === ''
        ? 'Nothing is measured unless you agree; without your consent your visits go to our own server only.'
        : `Nothing is measured unless you agree; without your consent your visits go to our own server, and your browser loads only the map from ${mapHosts}.`,
    booking:
      'Links to booking sites are ordinary links: only when you open one does the site learn the place and dates you are looking for.',
    bookingAsPartner:
      'Links to booking sites are ordinary links: only when you open one does the site learn the place and dates you are looking for. If it carries the word “Advertisement”, it also holds our partner id, but nothing about you.',
    noProviders:
      'No external sign-in service is set up in this installation. You sign in through our server only.',
    providers: (labels) =>
      `You can also sign in through an external service: ${labels}. Your browser connects to it only if you choose it. We then receive your name, your e-mail address and an identifier by which we recognise you.`,
    tokenSync:
      'Alongside this website the operator has set up another program on the same server that knows who is signed in. While you are signed in, your browser gives it a token that is valid for five minutes. It holds the identifier of your account and whether it is a guest account, neither name nor e-mail address. When you sign out, the program is told that, too.',
    noAnalytics:
      'No audience measurement is set up in this installation. Even if you agree, no measuring program is loaded.',
    analytics: (host) =>
      `If you agree, we load a program for audience measurement from ${host}. That server then learns your IP address and which pages you open. Without your consent it is not loaded (Art. 6 (1) (a) GDPR, § 25 (1) TDDDG).`,
  },
};
