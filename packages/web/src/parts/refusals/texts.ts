import type { HistoryRefusal, Refusal, SaveRefusal, TakeBackRefusal } from '@fahrtwind/domain';
import { defineTexts } from '../../ui/texts.tsx';

/** All refusal codes about trips; a code without a sentence does not compile. */
export type AnyRefusal = Refusal | HistoryRefusal | TakeBackRefusal | SaveRefusal;

export const de: Readonly<Record<AnyRefusal, string>> = {
  'amount-invalid': 'Diese Zahl passt hier nicht. Gib eine ganze Zahl ab 1 ein.',
  'comment-gone': 'Diesen Kommentar gibt es nicht mehr.',
  'comment-missing': 'Ein Kommentar braucht einen Text.',
  'comment-too-long': 'Ein Kommentar kann höchstens 1.000 Zeichen haben. Kürze ihn etwas.',
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
  'too-many-comments':
    'Zu einem Stopp passen höchstens 100 Kommentare. Entferne einen, der sich erledigt hat.',
  'too-many-days': 'Eine Reise kann höchstens 400 Tage haben.',
  'too-many-stops': 'Eine Reise kann höchstens 2.000 Stopps haben.',
  'too-many-via':
    'Eine Etappe kann über höchstens 10 Punkte führen. Entferne einen, oder mache Stopps daraus.',
  'trip-is-copy':
    'Eine geteilte Reise lässt sich nicht ändern. Übernimm sie als eigene Reise, dann geht es.',
  'via-gone': 'Über diesen Punkt führt die Strecke nicht mehr.',
};

export const en: typeof de = {
  'amount-invalid': 'That number does not work here. Enter a whole number from 1 up.',
  'comment-gone': 'This comment is gone.',
  'comment-missing': 'A comment needs a text.',
  'comment-too-long': 'A comment can have at most 1,000 characters. Shorten it a little.',
  'conflict-outdated':
    'The trip has changed again since then, so the other version can no longer be used. It stays as it is now.',
  'copy-id': 'This is a shared copy. Make it a trip of your own to change it.',
  'date-invalid': 'There is no such day. Write the date as DD.MM.YYYY.',
  'date-out-of-range': 'A trip has to be between 1900 and 2199.',
  'dates-reversed': 'The end is before the start. Swap the two dates.',
  'day-gone': 'This day is no longer there.',
  'days-do-not-fit': 'The stops cannot be moved that far: the trip has too few days.',
  'entry-gone': 'This entry is no longer there.',
  'entry-of-other-kind': 'This entry is of another kind and cannot be changed like that.',
  'hotel-gone': 'This accommodation is no longer there.',
  'id-missing': 'That could not be created. Reload the page and try again.',
  'id-taken': 'That is already in this trip.',
  'last-day': 'The last day stays. A trip has at least one day.',
  'leg-gone': 'This connection is no longer there.',
  'leg-has-ticket':
    'Trains, buses, ferries and flights cannot be dragged through another place. Add the stop in the list.',
  'link-invalid':
    'This link does not work here. It has to start with https://, has at most 2,000 characters and no quotation marks or angle brackets.',
  'location-invalid': 'We cannot find this place on the map. Choose another one.',
  'nights-invalid': 'Check-out has to be after check-in.',
  'not-the-owner': 'This trip belongs to somebody else. Make it your own to change it.',
  'only-reading': 'You may read this trip but not change it. Ask the person it belongs to.',
  'nothing-to-redo': 'There is nothing to redo.',
  'nothing-to-undo': 'There is nothing to undo.',
  'poi-gone': 'This sight is no longer there.',
  'published-by-another':
    'Somebody else has published this trip. Make it a trip of your own to change it.',
  'signed-out': 'You are not signed in. Sign in to save the trip.',
  'stop-gone': 'This stop is no longer there.',
  'time-invalid': 'There is no such time. Write it as 08:30.',
  'title-missing': 'The trip needs a title.',
  'title-too-long': 'A title can have at most 500 characters. Make it a little shorter.',
  'too-many-comments': 'A stop can have at most 100 comments. Remove one that is settled.',
  'too-many-days': 'A trip can have at most 400 days.',
  'too-many-stops': 'A trip can have at most 2,000 stops.',
  'too-many-via': 'A leg can lead through at most 10 points. Remove one, or make stops of them.',
  'trip-is-copy': 'A shared trip cannot be changed. Make it a trip of your own first.',
  'via-gone': 'The route no longer leads through this point.',
};

/** A sentence for every refusal code. */
export const useRefusalTexts = defineTexts(de, en);
