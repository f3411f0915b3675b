import type { HistoryRefusal, Refusal, SaveRefusal, TakeBackRefusal } from '@fahrtwind/domain';

/** All refusal codes about trips; a code without a sentence does not compile. */
export type AnyRefusal = Refusal | HistoryRefusal | TakeBackRefusal | SaveRefusal;

export const de: Readonly<Record<AnyRefusal, string>> = {
  'amount-invalid': 'Diese Zahl passt hier nicht. Gib eine ganze Zahl ab 1 ein.',
  'conflict-outdated':
    'Die Reise hat sich seitdem weiter verändert, deshalb lässt sich die andere Fassung nicht mehr einsetzen. Der jetzige Stand bleibt.',
  'copy-id': 'Das ist eine geteilte Kopie. Übernimm sie als eigene Reise, um sie zu ändern.',
  'date-invalid': 'Diesen Tag gibt es nicht. Schreibe das Datum als TT.MM.JJJJ.',
  'date-out-of-range': 'Eine Reise kann zwischen 1900 und 2199 liegen.',
  'dates-reversed': 'Das Ende liegt vor dem Anfang. Tausche die beiden Daten.',
  'day-gone': 'Diesen Tag gibt es nicht mehr.',
  'days-do-not-fit':
    'So weit lassen sich die Stopps nicht verschieben, dafür hat die Reise zu wenige Tage.',
  'entry-gone': 'Diesen Eintrag gibt es nicht mehr.',
  'entry-of-other-kind': 'Dieser Eintrag ist von anderer Art und lässt sich so nicht ändern.',
  'hotel-gone': 'Diese Unterkunft gibt es nicht mehr.',
  'id-missing': 'Das ließ sich nicht anlegen. Lade die Seite neu und versuche es noch einmal.',
  'id-taken': 'Das gibt es in dieser Reise schon.',
  'last-day': 'Der letzte Tag bleibt. Eine Reise hat mindestens einen Tag.',
  'leg-gone': 'Diese Verbindung gibt es nicht mehr.',
  'leg-has-ticket':
    'Zug, Bus, Fähre und Flug lassen sich nicht über einen anderen Ort ziehen. Füge den Stopp in der Liste hinzu.',
  'link-invalid':
    'Dieser Link passt hier nicht. Er beginnt mit https://, hat höchstens 2.000 Zeichen und keine Anführungszeichen oder spitzen Klammern.',
  'location-invalid': 'Diesen Ort finden wir nicht auf der Karte. Wähle einen anderen.',
  'nights-invalid': 'Die Abreise muss nach der Anreise liegen.',
  'not-the-owner': 'Diese Reise gehört jemand anderem. Übernimm sie, um sie zu ändern.',
  'only-reading':
    'Du reist hier zum Lesen mit und kannst nichts ändern. Frage die Person, der die Reise gehört.',
  'nothing-to-redo': 'Es gibt nichts zu wiederholen.',
  'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
  'poi-gone': 'Diese Sehenswürdigkeit gibt es nicht mehr.',
  'published-by-another':
    'Diese Reise hat jemand anderes veröffentlicht. Übernimm sie als eigene Reise, um sie zu ändern.',
  'signed-out': 'Du bist nicht angemeldet. Melde dich an, um die Reise zu speichern.',
  'stop-gone': 'Diesen Stopp gibt es nicht mehr.',
  'time-invalid': 'Diese Zeit gibt es nicht. Schreibe sie als 08:30.',
  'title-missing': 'Die Reise braucht einen Titel.',
  'title-too-long': 'Ein Titel kann höchstens 500 Zeichen haben. Kürze ihn etwas.',
  'too-many-days': 'Eine Reise kann höchstens 400 Tage haben.',
  'too-many-stops': 'Eine Reise kann höchstens 2.000 Stopps haben.',
  'trip-is-copy':
    'Eine geteilte Reise lässt sich nicht ändern. Übernimm sie als eigene Reise, dann geht es.',
};
