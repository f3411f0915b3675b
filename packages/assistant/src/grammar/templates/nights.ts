import type { Template } from './template-list.ts';

export const NIGHT_TEMPLATES: readonly Template[] = [
  {
    kind: 'setNights',
    example: 'Bleib zwei Nächte in {stop}',
    patterns: [
      '(bleib|bleibe|bleiben wir|wir bleiben|ich bleibe|bleiben|übernachte|übernachten wir|wir übernachten|übernachten|schlafe|schlaf|schlafen wir|wir schlafen|mach|mache|plane|plan|verbring|verbringe) [nur|doch|lieber|insgesamt]* {nights:number} <night> (<at>) {stop:stops} [ein]',
      '(<at>) {stop:stops} [nur|doch|lieber|wollen wir|möchte ich|bleiben wir|schlafen wir|übernachten wir|für]* {nights:number} <night> [bleiben|übernachten|schlafen|einplanen|verbringen]',
      '(bleib|bleibe|bleiben wir|wir bleiben|bleiben|übernachte|übernachten wir) {stop:stops} [für|nur]* {nights:number} <night>',
      '[nur] {nights:number} <night> (<at>) {stop:stops} [bleiben|übernachten|schlafen|einplanen|verbringen]',
      '{stop:stops} [nur|soll|bekommt|kriegt|sollen]* {nights:number} <night> [haben|bekommen]',
      '(setze|setz|ändere|stell) (die nächte|die anzahl der nächte) (<at>) {stop:stops} auf {nights:number}',
      '(verlängere|verkürze) {stop:stops} auf {nights:number} <night>',
      '<sleep> [nur|doch|lieber|insgesamt]* {nights:times} (<at>) {stop:stops}',
      '<sleep> (<at>) {stop:stops} [nur|doch|lieber|insgesamt]* {nights:times}',
      '(<at>) {stop:stops} [nur|doch|lieber|wollen wir|möchte ich|möchten wir|wir|ich]* {nights:times} (übernachten|schlafen)',
      '(<at>) {stop:stops} <sleep> [wir|ich] [nur|doch|lieber|insgesamt]* {nights:times}',
      '[nur] {nights:times} (<at>) {stop:stops} (übernachten|schlafen)',
    ],
  },
  {
    kind: 'changeNights',
    values: { sign: 1 },
    example: 'Bleib eine Nacht länger in {stop}',
    patterns: [
      '[bleib|bleibe|bleiben wir|wir bleiben|ich bleibe|bleiben] [noch] {by:number} <nightOrDay> (mehr|länger) (<at>) {stop:stops} [bleiben]',
      '(<at>) {stop:stops} [noch|wollen wir|möchte ich|bleiben wir]* {by:number} <nightOrDay> (mehr|länger) [bleiben]',
      '[bleib|bleibe|bleiben wir|wir bleiben|plane|mach] [noch] (noch|weitere) {by:number} [weitere] <nightOrDay> (<at>) {stop:stops} [bleiben|ein|dran]',
      '{by:number} (weitere|zusätzliche) <nightOrDay> (<at>) {stop:stops} [bleiben]',
      '(verlängere|verlänger) [den aufenthalt] [<at>] {stop:stops} um {by:number} <nightOrDay>',
      '(häng|hänge) (<at>) {stop:stops} [noch] {by:number} <nightOrDay> (dran|an)',
    ],
  },
  {
    kind: 'changeNights',
    values: { sign: 1, by: 1 },
    patterns: [
      '[mach|mache|plane] [noch] (ein|einen) (ruhetag|pausentag) (<at>) {stop:stops} [ein]',
      '(<at>) {stop:stops} (ein|einen) (ruhetag|pausentag) [machen|einlegen|einplanen]',
      '[bleib|bleiben wir] länger (<at>) {stop:stops}',
    ],
  },
  {
    kind: 'changeNights',
    values: { sign: -1 },
    patterns: [
      '[bleib|bleibe|bleiben wir|wir bleiben|bleiben] {by:number} <nightOrDay> (weniger|kürzer) (<at>) {stop:stops} [bleiben]',
      '(<at>) {stop:stops} [wollen wir|möchte ich|bleiben wir]* {by:number} <nightOrDay> (weniger|kürzer) [bleiben]',
      '(verkürze|kürze) [den aufenthalt] [<at>] {stop:stops} um {by:number} <nightOrDay>',
    ],
  },
  {
    kind: 'addHotel',
    example: 'Hotel „Goldener Hirsch“ in {stop}',
    patterns: [
      '[<add>|buche|buch|nimm|notiere] [das|ein|die|den|unser]* {lodging:lodging} {name:text} (<at>) {stop:stops} [für {nights:number} <night>] [<addEnd>]',
      '[<add>|buche|buch|nimm|notiere] [das|ein|die|den|unser]* {lodging:lodging} {name:phrase} (<at>) {stop:stops} [für {nights:number} <night>] [<addEnd>]',
      '{lodging:lodging} (<at>) {stop:stops} [für {nights:number} <night>] : {name:text}',
      '(übernachte|übernachten wir|wir übernachten|schlafe|schlafen wir|wir schlafen) (<at>) {stop:stops} (im|in der|auf dem|in) {lodging:lodging} {name:phrase}',
      '(übernachte|übernachten wir|wir übernachten|schlafe|schlafen wir|wir schlafen) (im|in der|auf dem|in) {lodging:lodging} {name:text} (<at>) {stop:stops}',
    ],
  },
  {
    kind: 'removeHotel',
    example: 'Lösche das Hotel in {stop}',
    patterns: [
      '(streiche|streich|lösche|lösch|entferne|entfern|nimm|wirf) (das|mein|unser|die|den|unsere) (<lodgingWord>) (<at>) {stop:stops} [raus|weg]',
      '(das|mein|unser|die|den) (<lodgingWord>) (<at>) {stop:stops} (löschen|streichen|entfernen|rausnehmen)',
      '(streiche|lösche|entferne) (das|mein|unser|die) (<lodgingWord>)',
    ],
  },
  {
    kind: 'findHotels',
    example: 'Suche Hotels in {stop}',
    patterns: [
      '(such|suche|finde|find|zeig|zeige|empfiehl|nenn|nenne) [ein|eine|einen|ein paar|günstige|günstiges|gute|gutes|schönes|noch]* (<lodgingWord>|hotels|unterkünfte|campingplätze|pensionen|hostels|ferienwohnungen) (<at>) {stop:stops}',
      '(wo|wo kann man|wo können wir|wo kann ich|wo sollen wir) [schlafen|übernachten]* [wir] (<at>) {stop:stops} [schlafen|übernachten]',
      '[welche|gibt es|gibt’s|brauche|brauchen wir|ein|eine]* (hotels|unterkünfte|hotel|unterkunft|campingplätze) (<at>) {stop:stops} [suchen|finden]',
    ],
  },
  {
    kind: 'setLodgingType',
    example: 'Wir wollen campen',
    patterns: [
      '(wir|ich) (campen|zelten)',
      '[lieber|nur|am liebsten|wir|im|mit|auf|in]* {type:lodging} [statt hotel|statt hotels|bitte]',
      '(übernachten|übernachte|schlafen|schlafe|wir übernachten|wir schlafen) [wir] [lieber|nur|immer|am liebsten]* (in|im|auf|auf dem|in der) {type:lodging} [übernachten|schlafen]',
      '[lieber|nur|immer]* (in|im|auf) {type:lodging} (übernachten|schlafen)',
      '(unterkunftsart|art der unterkunft|unterkunft|unterkünfte) [:|ist|auf]* {type:lodging}',
    ],
  },
  {
    kind: 'openNights',
    example: 'Welche Nächte sind noch offen?',
    patterns: [
      '(welche|wie viele|wieviele|was für) nächte (sind|haben) [noch] (offen|frei|(kein hotel)|(keine unterkunft)|(ohne unterkunft)|(ohne hotel)|ungebucht)',
      'wo (fehlt|fehlen|brauchen wir|brauche ich|haben wir) [noch|uns]* (ein hotel|eine unterkunft|hotels|unterkünfte|kein hotel|keine unterkunft|hotel|unterkunft)',
      '(was|welche hotels|welche unterkünfte) (muss ich|müssen wir|ist) [noch] (buchen|zu buchen|offen)',
      '(offene nächte|fehlende hotels|fehlende unterkünfte)',
    ],
  },
];
