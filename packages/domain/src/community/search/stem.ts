/** Endings of nouns, adjectives and verbs, longest first, with the letters that must be left. */
const ENDINGS: readonly (readonly [ending: RegExp, least: number])[] = [
  [/ern$/, 4],
  [/er$/, 4],
  [/e[nms]$/, 3],
  [/e$/, 3],
  [/(?<=[rl])n$/, 4],
  [/(?<=[bdfghklmnrtao])s$/, 4],
];

/**
 * What a folded word has in common with its other forms: „Stellplätze“ and „Stellplatz“ are `stellplatz`. Umlauts of
 * plurals go, which makes „Fähre“ and „fahren“ alike; whole words are therefore preferred where both are found.
 */
export function stemOf(folded: string): string {
  if (folded.length < 4 || /[^a-z]/.test(folded)) return folded;
  const plain = withoutEnding(withoutNoun(folded));
  // `aue`, `eue` and `que` are no umlauts: „neue“, „Quelle“.
  const stem = plain.replaceAll(/ae|oe|(?<![aeq])ue/g, ([vowel = '']) => vowel);
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

/** „Übernachtungen“ is about what „übernachten“ is about. */
function withoutNoun(word: string): string {
  const verb = word.replace(/ung(en)?$/, '');
  return verb.length >= 5 ? verb : word;
}

function withoutEnding(word: string): string {
  for (const [ending, least] of ENDINGS) {
    const rest = word.replace(ending, '');
    // „Wanderer“ has the ending of „Wander“ twice.
    if (rest !== word && rest.length >= least)
      return /..er$/.test(rest) ? withoutEnding(rest) : rest;
  }
  return word;
}
