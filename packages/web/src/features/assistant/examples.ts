/** Messages to begin with. In German in every language of the site, because that is what the assistant understands. */
export const READING_EXAMPLES = ['Was liegt auf dem Weg?', 'Wie teuer wird das?'] as const;

export const EXAMPLES = [
  ...READING_EXAMPLES,
  'Optimiere die Reihenfolge',
  'Verschiebe alles um zwei Tage',
] as const;
