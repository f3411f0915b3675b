/** The server says its sentences in German; this one is for what never reached it. */
export const de = {
  other: 'Das hat nicht geklappt. Deine Eingaben sind noch da. Versuche es gleich noch einmal.',
};
