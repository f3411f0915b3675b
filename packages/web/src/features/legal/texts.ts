import { defineTexts } from '../../ui/texts.tsx';

const de = {
  partners: {
    none: 'In dieser Installation ist kein Partnerprogramm eingerichtet. Kein Link auf diesen Seiten bringt derzeit jemandem eine Provision.',
    some: 'Der Betreiber dieser Installation kann eine Provision bekommen, wenn du über die Links buchst, die unten als Anzeige genannt sind. An allen anderen Links verdient niemand.',
    columns: ['Wohin der Link führt', 'In dieser Installation', 'Kennzeichnung'],
    partnerId: (id: string) => `Partnerprogramm eingerichtet, Kennung ${id}`,
    noPartnerId: 'kein Partnerprogramm eingerichtet',
    noProgramme: 'kein Partnerprogramm vorgesehen',
    search: (host: string) => `Ergebnisse der Buchungssuche von ${host}`,
    searchSetUp: 'eingerichtet; die Suche sagt bei jedem Ergebnis, ob es dafür eine Provision gibt',
    marked: '„Anzeige“ am Link',
    markedEach: '„Anzeige“ an jedem Ergebnis mit Provision',
    plain: 'gewöhnlicher Link, ohne Provision',
  },
  privacy: {
    noTracking: (mapHosts: string) =>
      mapHosts === ''
        ? 'Es gibt keine Tracker, und deine Seitenaufrufe gehen nur an unseren eigenen Server.'
        : `Es gibt keine Tracker. Deine Seitenaufrufe gehen an unseren eigenen Server, nur die Karte lädt dein Browser von ${mapHosts}.`,
    trackingAfterConsent: (mapHosts: string) =>
      mapHosts === ''
        ? 'Gemessen wird nur, wenn du zustimmst; ohne deine Zustimmung gehen deine Seitenaufrufe nur an unseren eigenen Server.'
        : `Gemessen wird nur, wenn du zustimmst; ohne deine Zustimmung gehen deine Seitenaufrufe an unseren eigenen Server, nur die Karte lädt dein Browser von ${mapHosts}.`,
    booking:
      'Links zu Buchungsseiten sind gewöhnliche Links: Erst wenn du einen öffnest, erfährt die Seite Ort und Daten, nach denen du suchst.',
    bookingAsPartner:
      'Links zu Buchungsseiten sind gewöhnliche Links: Erst wenn du einen öffnest, erfährt die Seite Ort und Daten, nach denen du suchst. Trägt er das Wort „Anzeige“, steht darin auch unsere Partnerkennung, aber nichts über dich.',
    noProviders:
      'Ein fremder Anmeldedienst ist in dieser Installation nicht eingerichtet. Deine Anmeldung läuft nur über unseren Server.',
    providers: (labels: string) =>
      `Du kannst dich auch über einen fremden Dienst anmelden: ${labels}. Erst wenn du das wählst, verbindet sich dein Browser mit ihm. Wir erhalten dann deinen Namen, deine E-Mail-Adresse und eine Kennung, mit der wir dich wiedererkennen.`,
    tokenSync:
      'Der Betreiber hat neben dieser Website ein weiteres Programm auf demselben Server eingerichtet, das weiß, wer angemeldet ist. Solange du angemeldet bist, gibt ihm dein Browser einen Ausweis, der fünf Minuten gilt. Darin stehen die Kennung deines Kontos und ob es ein Gastkonto ist, weder Name noch E-Mail-Adresse. Meldest du dich ab, erfährt das Programm auch das.',
    noAnalytics:
      'Eine Reichweitenmessung ist in dieser Installation nicht eingerichtet. Auch wenn du zustimmst, wird kein Messprogramm geladen.',
    analytics: (host: string) =>
      `Stimmst du zu, laden wir ein Programm zur Reichweitenmessung von ${host}. Dieser Server erfährt dann deine IP-Adresse und welche Seiten du aufrufst. Ohne deine Zustimmung wird es nicht geladen (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).`,
  },
};

const en: typeof de = {
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

export const useLegalTexts = defineTexts(de, en);
