export const de = {
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
