import type { Template } from './template-list.ts';

export const DATE_TEMPLATES: readonly Template[] = [
  {
    kind: 'shiftDates',
    example: 'Verschiebe alles um zwei Tage nach hinten',
    patterns: [
      '<move> <all> um {days:span} [<later>]',
      '<all> [um] {days:span} <later> [<moveInfinitive>|starten|beginnen]',
      '<all> um {days:span} <moveInfinitive>',
      '(starte|starten wir|wir starten|fahren wir|wir fahren|fahre|losfahren|abfahren) [alle] {days:span} später [los|ab]',
      '{days:span} später (starten|losfahren|fahren|los|abfahren)',
    ],
  },
  {
    kind: 'shiftDates',
    values: { isEarlier: true },
    patterns: [
      '<move> <all> um {days:span} <earlier>',
      '<all> [um] {days:span} <earlier> [<moveInfinitive>|starten|beginnen]',
      '(starte|starten wir|wir starten|fahren wir|wir fahren|fahre) {days:span} früher [los|ab]',
      '{days:span} früher (starten|losfahren|fahren|los|abfahren)',
    ],
  },
  {
    kind: 'startOn',
    example: 'Wir starten am 3. Mai',
    patterns: [
      '(starte|starten wir|wir starten|fahren wir|wir fahren|fahre|ich fahre|fahren|(los geht es)|(los gehts)|(los geht’s)|(es geht)|beginne|beginnen|wir beginnen|abfahren|losfahren) [erst|schon|doch|lieber]* {start:date} [los|ab|starten]',
      '<trip> (beginnt|startet|beginnen|starten|soll|geht) [erst|schon]* {start:date} [los|starten|beginnen|losgehen]',
      '(start|abfahrt|abreise|reisebeginn|beginn|reisestart|startdatum|losfahren) [ist|soll|wird|:]* {start:date} [sein]',
      '<move> <all> (auf|ab|zu|nach|an) {start:date}',
      '(verschiebe|verleg|verlege|leg|lege|setz|setze|ändere) (den|unseren|meinen) (start|beginn|reisebeginn|reisestart|abfahrtstag) auf {start:date}',
      '<all> (auf|ab) {start:date} <moveInfinitive>',
      '[erst] {start:date} (starten|losfahren|abfahren|los|beginnen|fahren)',
    ],
  },
  {
    kind: 'endOn',
    example: 'Wir sind am 20. Mai zurück',
    patterns: [
      '<trip> (endet|ende|soll|geht) [erst|schon|nur]* [bis] {end:date} [enden|zu ende sein|aufhören]',
      '(wir sind|ich bin|wir müssen|wir wollen|ich muss|sind) [erst|schon]* [bis|spätestens]* {end:date} [wieder] (zurück|zuhause|daheim|(zu hause)|heim) [sein]',
      '[bis|spätestens]* {end:date} [wieder] (zurück|zuhause|daheim|(zu hause)) [sein]',
      '(ende|rückkehr|rückreise|reiseende|heimreise) [ist|:]* {end:date}',
    ],
  },
  {
    kind: 'setDates',
    example: 'Die Reise geht vom 3. bis 10. Mai',
    patterns: [
      '[<trip>] [dauert|geht|läuft|ist|findet|machen wir|soll] {range:range} [statt|dauern|gehen|verreisen|fahren|unterwegs|stattfinden]',
      '(wir fahren|ich fahre|fahren wir|fahre|fahren|wir reisen|wir verreisen|wir haben urlaub|urlaub|reise|zeitraum|reisezeitraum|wir sind) {range:range} [weg|unterwegs|los]',
      '(setze|setz|ändere|stell|stelle|leg|lege|verschiebe|verlege) (die reisedaten|die daten|die termine|das datum|den zeitraum|<trip>) auf {range:range}',
    ],
  },
  {
    kind: 'setLength',
    example: 'Die Reise soll 10 Tage dauern',
    patterns: [
      '(mach|mache|verlängere|verlänger|verkürze|verkürz|kürze|kürz|setz|setze|begrenze) <trip> [auf] {days:span} [lang]',
      '<trip> [soll|sollen|dauert|geht|muss|ist] [nur|insgesamt|doch]* {days:span} [dauern|gehen|lang|lang sein|sein]',
      '(wir haben|ich habe|wir bleiben) [nur|insgesamt|doch]* {days:span} [zeit|urlaub]',
    ],
  },
  {
    kind: 'setLength',
    values: { sign: 1 },
    patterns: [
      '(verlängere|verlänger|mach|mache) <trip> (um) {by:span} [länger]',
      '(mach|mache) <trip> {by:span} länger',
      '<trip> [um] {by:span} (verlängern|länger) [machen]',
      '(häng|hänge) [noch] {by:span} (dran|an|hinten dran)',
    ],
  },
  {
    kind: 'setLength',
    values: { sign: -1 },
    patterns: [
      '(verkürze|verkürz|kürze|kürz) <trip> um {by:span}',
      '(mach|mache) <trip> {by:span} kürzer',
      '<trip> [um] {by:span} (verkürzen|kürzen|kürzer) [machen]',
    ],
  },
  {
    kind: 'addDay',
    example: 'Füge einen Tag nach Tag {day} ein',
    patterns: [
      '[<add>] [noch] (ein|einen|1|noch einen) (tag|ruhetag|pausentag|freien tag|zusätzlichen tag|puffertag) (nach|hinter) {day:day} [<addEnd>]',
      '[<add>] (nach|hinter) {day:day} [noch] (ein|einen) (tag|ruhetag|pausentag|freien tag|puffertag) [<addEnd>]',
      '[<add>] [noch] (ein|einen) (tag|ruhetag|pausentag|freien tag|puffertag) vor {beforeDay:day} [<addEnd>]',
      '[noch] (ein|einen) (tag|ruhetag|pausentag) (nach|hinter) {day:day} (einfügen|einschieben|hinzufügen|einplanen)',
      '[noch] (ein|einen) (tag|ruhetag|pausentag) vor {beforeDay:day} (einfügen|einschieben|hinzufügen|einplanen)',
    ],
  },
  {
    kind: 'removeDay',
    example: 'Streiche Tag {day}',
    patterns: [
      '(streiche|streich|lösche|lösch|entferne|entfern) {day:day} [komplett]',
      '(nimm|wirf|lass) {day:day} (raus|weg|aus|ausfallen)',
      '{day:day} (löschen|streichen|entfernen|weglassen|raus|weg)',
      '{day:day} (kann|soll) (weg|raus|entfallen)',
    ],
  },
  {
    kind: 'swapDays',
    example: 'Tausche Tag 1 und Tag 2',
    patterns: [
      '(tausche|tausch|vertausche|vertausch) {day:day} (und|mit|gegen) {otherDay:day} [aus]',
      '{day:day} (und|mit) {otherDay:day} (tauschen|vertauschen)',
    ],
  },
  {
    kind: 'setDayStart',
    example: 'Fahr an Tag {day} um halb zehn los',
    patterns: [
      '(fahr|fahre|fahren wir|wir fahren|ich fahre|fahren|starte|starten|starten wir|wir starten|brich|brechen wir|wir brechen|beginne|beginn|(los geht es)|(es geht)|(geht es)|los) [<perDay>|immer|{day:day}] [erst|schon|immer|lieber|jeweils]* (um|gegen|ab) {minutes:time} [los|auf|ab|starten]',
      '[am|an] {day:day} [fahren wir|starten wir|wollen wir|geht es|soll es|fahre ich]* [erst|schon|lieber]* (um|gegen|ab) {minutes:time} [los|losfahren|starten|aufbrechen|abfahren|beginnen|losgehen|auf|ab]',
      '(abfahrt|start|aufbruch|tagesbeginn|tagesstart|losfahren) [{day:day}|<perDay>|immer] [ist|soll|:|erst|schon]* [um|gegen] {minutes:time} [sein]',
      '{day:day} (beginnt|startet|soll) [erst|schon]* (um|gegen) {minutes:time} [beginnen|starten|losgehen]',
      '(jeden tag|täglich|immer) [erst|schon]* (um|gegen) {minutes:time} [los|losfahren|starten|aufbrechen|abfahren]',
      '(um|gegen|erst um|schon um) {minutes:time} (losfahren|starten|aufbrechen|abfahren|los)',
      '(setze|setz|stell|stelle|leg|lege) (die abfahrt|den start|die abfahrtszeit|die startzeit|den aufbruch) [von|an|am|für]* [{day:day}] auf {minutes:time}',
    ],
  },
  {
    kind: 'setStay',
    example: 'Bleib zwei Stunden in {stop}',
    patterns: [
      '(bleib|bleibe|bleiben wir|wir bleiben|ich bleibe|bleiben|plane|plan|halte|mach) [nur|noch|etwa]* {minutes:duration} (<at>) {stop:stops} [ein|halt|pause]',
      '(<at>) {stop:stops} [nur|wollen wir|möchte ich|bleiben wir|etwa|sollen wir]* {minutes:duration} [bleiben|aufenthalt|einplanen|halten|pause|zeit|verbringen|machen]',
      '(aufenthalt|pause|halt) (<at>) {stop:stops} [auf|:|von|ist]* {minutes:duration} [setzen]',
      '{minutes:duration} [aufenthalt|pause|halt|zeit|stopp] (<at>) {stop:stops} [bleiben|einplanen|verbringen|halten]',
      '(setze|setz|stell|stelle|ändere) (den aufenthalt|die aufenthaltsdauer|die zeit) (<at>) {stop:stops} auf {minutes:duration}',
    ],
  },
];
