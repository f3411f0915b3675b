import type { Template } from './template-list.ts';

export const ENTRY_TEMPLATES: readonly Template[] = [
  {
    kind: 'addNote',
    example: 'Notiz bei {stop}: Karten kaufen',
    patterns: [
      '[neue|eine] (notiz|vermerk|anmerkung|hinweis) (<at>) {stop:stops} [:] {text:text}',
      '(schreib|schreibe|notier|notiere|merk|merke|vermerke|vermerk) [dir] (<at>) {stop:stops} [auf|an|,|dass|folgendes]* [:] {text:text}',
      '(schreib|schreibe|notier|notiere|merk|merke|vermerke) [dir|die notiz|als notiz]* {text:text} (<at>) {stop:stops} [dazu|auf|hin]',
      '<add> [die|eine|als] notiz {text:text} (<at>) {stop:stops} <addEnd>',
      '<add> (<at>) {stop:stops} [die|eine|als] notiz {text:text} <addEnd>',
      '<add> (<at>) {stop:stops} [die|eine] notiz (<addEnd>) : {text:text}',
      '<add> [die|eine] notiz (<at>) {stop:stops} (<addEnd>) : {text:text}',
    ],
  },
  {
    kind: 'removeNote',
    example: 'Lösche die Notiz bei {stop}',
    patterns: [
      '(streiche|streich|lösche|lösch|entferne|entfern|nimm) (die|meine) (notiz|anmerkung) (<at>|von) {stop:stops} [raus|weg]',
      '(die|meine) notiz (<at>|von) {stop:stops} (löschen|entfernen|streichen)',
    ],
  },
  {
    kind: 'addRestaurant',
    example: 'Restaurant „Zum Ochsen“ in {stop} um 19 Uhr',
    patterns: [
      '[<add>|reservier|reserviere|notiere|buche] [das|ein|einen tisch im|einen tisch in|tisch im|im]* (restaurant|lokal|gasthaus|gasthof|abendessen|mittagessen|essen|tisch) [im|in der|bei]* {name:text} (<at>) {stop:stops} [um {time:time}] [<addEnd>]',
      '[<add>|reservier|reserviere|notiere|buche] [das|ein]* (restaurant|lokal|gasthaus|gasthof|abendessen|mittagessen|tisch) [im|in der|bei]* {name:phrase} (<at>) {stop:stops} [um {time:time}] [<addEnd>]',
      '(restaurant|lokal|abendessen|mittagessen|essen) (<at>) {stop:stops} [um {time:time}] : {name:text}',
      '(reservier|reserviere) [einen] tisch (im|in der|bei) {name:phrase} (<at>) {stop:stops} [um {time:time}]',
      '(wir essen|essen wir|ich esse) (<at>) {stop:stops} (im|in der|bei) {name:phrase} [um {time:time}]',
      '(wir essen|essen wir|ich esse) [um {time:time}] (im|in der|bei) {name:text} (<at>) {stop:stops}',
    ],
  },
  {
    kind: 'findRestaurants',
    example: 'Wo kann man in {stop} essen?',
    patterns: [
      '(such|suche|finde|find|zeig|zeige|empfiehl|nenn|nenne) [ein|eins|einen|gutes|gute|ein paar|nettes]* (restaurant|restaurants|lokal|lokale|gasthaus|(was zu essen)|(etwas zu essen)) (<at>) {stop:stops}',
      'wo (kann man|können wir|kann ich|essen wir|isst man|gehen wir) [gut|lecker]* (<at>) {stop:stops} [gut|lecker|was]* [essen|hin]',
      '[welche|gibt es|gute]* restaurants (<at>) {stop:stops}',
    ],
  },
  {
    kind: 'addActivity',
    example: 'Plane in {stop} eine Stadtführung ein',
    patterns: [
      '<add> (<at>) {stop:stops} [noch] (den|die|das|eine|einen|ein) [ausflug|aktivität|besuch im|besuch der|besuch des]* {name:phrase} (ein|hinzu|dazu)',
      '[<add>] [die|eine] (aktivität|unternehmung|programmpunkt|besichtigung) {name:text} (<at>) {stop:stops} [<addEnd>]',
      '(aktivität|unternehmung|programmpunkt|programm|besichtigung) (<at>) {stop:stops} : {name:text}',
      '(<at>) {stop:stops} (wollen wir|möchte ich|möchten wir|will ich|schauen wir uns) [noch] (den|die|das|eine|einen|ein) {name:phrase} (besichtigen|anschauen|ansehen|besuchen|machen|sehen|an)',
    ],
  },
];
