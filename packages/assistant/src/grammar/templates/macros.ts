/** Parts that many patterns share; `fold` lets them be written with umlauts. */
export const MACROS: Readonly<Record<string, string>> = {
  trip: '[die|der|den|das|meine|unsere|unseren|meinen|dieser|diese|ganze|ganzen|gesamte|komplette|kompletten]* (reise|tour|rundreise|route|trip|roadtrip|urlaub|fahrt|strecke|plan|rundfahrt)',
  all: 'alles|<trip>|(die ganze reise)|(das ganze)',
  // Where a new or moved stop comes to stand.
  pos: '((nach|hinter) {after:stops})|(vor {before:stops})|(zwischen {between:stops})|([an|am|auf|in|für|zu|zum] {day:day})|({edge:edge} [<trip>])',
  // A leg, a day or everything.
  leg: '((nach|bis|zu|zum) {stop:stops})|(von {other:stops} (nach|bis|zu) {stop:stops})|(zwischen {between:stops})|([an|am|für|auf] {day:day})|(überall|immer|<all>|insgesamt|(auf (der ganzen|der gesamten) (strecke|reise|route)))',
  at: 'in|im|bei|am|an|auf|für|zu|zum',
  night: 'nacht|nächte|nächten|übernachtung|übernachtungen|mal übernachten',
  sleep:
    'übernachte|übernachten wir|wir übernachten|ich übernachte|übernachten|schlafe|schlaf|schlafen wir|wir schlafen|ich schlafe|schlafen',
  nightOrDay: '<night>|tag|tage|tagen',
  add: 'füge|füg|setze|setz|nimm|nehm|nehme|nehmen|pack|packe|baue|bau|plane|plan|häng|hänge|trag|trage|schieb|schiebe|mach|mache',
  addEnd:
    '[mit|noch|wieder|auch]* (ein|hinzu|dazu|rein|mit|an|auf|dran|dazwischen)|(in (die|unsere|meine) (reise|route|tour|liste) [ein|auf])',
  addInfinitive:
    'hinzufügen|einfügen|aufnehmen|einbauen|einplanen|dazunehmen|mitnehmen|einsetzen|ergänzen|reinnehmen|anfahren|besuchen|sehen|anschauen|ansehen|einschieben|dazu|rein|(mit rein)|(mit reinnehmen)|(mit rein nehmen)|(mit aufnehmen)|(mit einbauen)',
  remove:
    'streiche|streich|lösche|lösch|entferne|entfern|kill|kille|storniere|storno|nimm|wirf|werf|werfe|schmeiß|hau|kick|lass|lasse|lassen wir|streichen wir|schmeiß',
  removeEnd:
    '[wieder|doch] (raus|heraus|weg|aus|ausfallen|sausen|(aus <trip>)|(von der liste)|(aus der liste))',
  removeInfinitive:
    'löschen|streichen|entfernen|rausnehmen|weglassen|auslassen|rauswerfen|rausschmeißen|raus|weg|überspringen|(raus nehmen)|(weg lassen)|stornieren',
  move: 'verschiebe|verschieb|schieb|schiebe|setz|setze|leg|lege|pack|packe|zieh|ziehe|stell|stelle|verleg|verlege|mach|besuche|bring',
  moveInfinitive:
    'verschieben|schieben|legen|setzen|verlegen|vorziehen|ziehen|besuchen|packen|stellen',
  later: 'nach hinten|später|hinter|weiter hinten|zurück',
  earlier: 'nach vorne|nach vorn|früher|vor|vorher',
  most: 'höchstens|maximal|max|max.|(nicht mehr als)|(nie mehr als)|(nicht länger als)|(nie länger als)|bis zu',
  stopsOrTrip: '(die|alle|meine|unsere) (stopps|orte|ziele|stationen|etappen)|alles|<trip>',
  allDays: '(alle|die|alle meine|alle vorhandenen|meine|unsere) (tage|reisetage)',
  perDay: '(am|pro|je|an einem) tag|täglich|jeden tag',
  driving:
    'fahrt|fahren|fahrzeit|autofahrt|autofahren|fahre|lenkzeit|(am steuer|hinterm steuer)|(im auto)|unterwegs sein|unterwegs',
  limit:
    '([<perDay>] <most> {limit:duration} [<driving>] [<perDay>] [<driving>])|(<most> {limit:duration} [<perDay>] [<driving>])',
  lodgingWord:
    'hotel|unterkunft|pension|hostel|campingplatz|ferienwohnung|übernachtung|bleibe|quartier|zimmer',
  theWay:
    '(auf dem weg)|unterwegs|(an der strecke)|(auf der strecke)|(entlang der (route|strecke))|(an der route)|(auf der route)|(am weg)|(am wegesrand)|(entlang <trip>)',
  go: 'fahre|fahr|fahren wir|wir fahren|ich fahre|fahren|lass uns|reisen wir|gehen wir|geh|gehe|gehen',
};
