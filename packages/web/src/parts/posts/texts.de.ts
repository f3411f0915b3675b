import type { PostKind, PostTopic } from '@fahrtwind/domain';

const number = new Intl.NumberFormat('de-DE');

export const de = {
  kinds: {
    roadtrip: 'Roadtrip',
    tipp: 'Tipp',
    frage: 'Frage',
  } satisfies Record<PostKind, string>,
  topics: {
    'fahrzeuge-camper': 'Fahrzeuge & Camper',
    ausruestung: 'Ausrüstung',
  } satisfies Record<PostTopic, string>,
  solved: 'gelöst',
  editorial: 'Redaktion',
  held: 'wird geprüft',
  hidden: 'ausgeblendet',
  saved: 'gemerkt',
  likes: (count: number) =>
    count === 1 ? 'Gefällt einer Person' : `Gefällt ${number.format(count)} Personen`,
  answers: (count: number) => `${number.format(count)} ${count === 1 ? 'Antwort' : 'Antworten'}`,
  /** Exact to 1,000. */
  count: (count: number, hasMore: boolean) => {
    if (hasMore && count === 0) return 'Nichts unter den neuesten Beiträgen, ältere folgen';
    if (hasMore) return `${number.format(count)}+ Beiträge`;
    return count === 1 ? '1 Beitrag' : `${number.format(count)} Beiträge`;
  },
  list: 'Beiträge',
  more: 'Mehr laden',
  loadingMore: 'Weitere Beiträge werden geladen',
  loaded: (count: number) =>
    count === 1 ? 'Ein weiterer Beitrag geladen.' : `${count} weitere Beiträge geladen.`,
  moreFailed:
    'Weitere Beiträge ließen sich nicht laden. Was du schon siehst, bleibt stehen. Versuche es noch einmal.',
  fromStart: 'Von vorn anzeigen',
  fromStartText: 'Diese Seite beginnt weiter hinten in der Liste.',
  failedTitle: 'Die Beiträge ließen sich nicht laden',
  failedText:
    'Der Server antwortet gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.',
  loading: 'Beiträge werden geladen',
};
