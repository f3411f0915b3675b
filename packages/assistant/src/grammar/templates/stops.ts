import type { Template } from './template-list.ts';

export const STOP_TEMPLATES: readonly Template[] = [
  {
    kind: 'addStop',
    example: 'Füge Salzburg nach {stop} ein',
    patterns: [
      '<add> {place:places} [<pos>] <addEnd>',
      '<add> <pos> [noch] {place:places} <addEnd>',
      '<add> {place:places} [<pos>] (für|mit) {nights:number} <night> <addEnd>',
      '<add> {place:places} <addEnd> [und zwar] <pos>',
      '{place:places} [<pos>] <addInfinitive>',
      '<pos> [noch] {place:places} <addInfinitive>',
      '(ergänze|ergänz|besuche|besuch|besuchen wir|ergänzen wir) [noch] {place:places} [<pos>]',
      '(plane|mach) {nights:number} <night> in {place:places} (ein|rein|dazu)',
      '[noch] (nach|zum|zur|ans|an den|an die|in die|ins|in den) {place:places} [<pos>] [fahren|reisen|gehen]',
      '<pos> [noch] (nach|zum|zur|ans|an den|über) {place:places} [fahren|reisen]',
      '[<go>] [noch|lieber] (nach|über|zum|zur|an den|ans) {place:places} [<pos>] [fahren|reisen]',
      '(über|via) {place:places} [fahren]',
      '[mach|mache|plane|leg|lege|füge] [noch|einen|ein|ne|eine|kurzen|kleinen]* (halt|stopp|pause|zwischenstopp|abstecher|zwischenhalt|ausflug) (in|bei|an|am|im|nach|zum|zur) {place:places} [<pos>] [<addEnd>]',
      '[neuer|ein|einen] (stopp|ort|halt|zwischenstopp) : {place:places}',
      '(dazu|außerdem|zusätzlich|noch) [nach|in] {place:places}',
      '{place:places} (wäre|wären) (schön|toll|gut|super|cool)',
      '{place:places} (fehlt|fehlen) [noch]',
      '[gern|noch]* {place:places} dabei [haben]',
      '(vergiss|vergesst) {place:places} nicht',
    ],
  },
  {
    kind: 'addStop',
    values: { optional: true },
    patterns: [
      '<add> {place:places} [<pos>] als (optionalen|option|optional) [stopp|halt] <addEnd>',
      '(vielleicht|eventuell) [noch] (nach|in|über) {place:places} [<pos>] [fahren]',
      '{place:places} [<pos>] als (optionalen|optional) [stopp|halt] <addInfinitive>',
    ],
  },
  {
    kind: 'removeStop',
    example: 'Streiche {stop}',
    patterns: [
      '<remove> {stop:stops} [(an|am) {day:day}] <removeEnd>',
      '(streiche|streich|lösche|lösch|entferne|entfern|kille|streichen wir|storniere) {stop:stops} [(an|am|von|vom) {day:day}] [wieder|komplett|(aus <trip>)|(von der liste)]',
      '{stop:stops} [(an|am|von|vom) {day:day}] [wieder|doch|doch wieder|lieber] <removeInfinitive>',
      '{stop:stops} (kann|soll|muss|können|sollen|müssen|könnt|kannst du|darf) [wieder|doch] (weg|raus|streichen|löschen|entfallen|wegfallen|weglassen|rausnehmen|ausfallen|weg bleiben|(gelöscht werden)|(gestrichen werden))',
      '(doch nicht|nicht|lieber nicht|nicht mehr) (nach|in|zu|über) {stop:stops} [fahren|reisen|gehen]',
      '(fahr|fahre|fahren wir|wir fahren|fahren) (doch nicht|nicht|nicht mehr) (nach|über|in) {stop:stops}',
      'ohne {stop:stops} [fahren|planen]',
      '(überspring|überspringe|überspringen wir) {stop:stops}',
      '{stop:stops} (fällt|fallen) (aus|weg|flach)',
      '{stop:stops} (brauchen wir|brauche ich|wollen wir|will ich|möchte ich|möchten wir) (nicht|nicht mehr|doch nicht)',
      '(brauch|brauche|brauchen wir|brauchen) {stop:stops} (nicht|nicht mehr|doch nicht)',
      '(streiche|streich|lösche|lösch|entferne|entfern|nimm|wirf) [einen|den|noch einen|irgendeinen] (stopp|ort|halt|etwas|was|den) [raus|weg]',
      '[einen|den] (stopp|ort|halt) (löschen|entfernen|streichen|rausnehmen)',
    ],
  },
  {
    kind: 'deleteAll',
    patterns: [
      '(streiche|streich|lösche|lösch|entferne|wirf|nimm) (alles|<trip>|(alle stopps)|(alle [meine] (orte|tage|hotels))|(das alles)) [raus|weg|komplett]',
      '(alles|<trip>|(alle stopps)) (löschen|entfernen|streichen|weg)',
    ],
  },
  // “Put X at the end” may mean a place that is no stop yet.
  {
    kind: 'moveStop',
    values: { isNewToo: true },
    patterns: [
      '(setz|setze|stell|stelle|pack|packe|nimm|nehm|nehme) {stop:stops} {edge:edge} [<trip>]',
    ],
  },
  {
    kind: 'moveStop',
    example: 'Verschiebe {stop} auf Tag {day}',
    patterns: [
      '<move> {stop:stops} [erst|lieber] <pos> [(an|am) {edge:edge}]',
      '<move> {stop:stops} [um] {days:span} <later>',
      '(verschiebe|verschieb|verleg|verlege) {stop:stops}',
      '{stop:stops} [erst|lieber|schon|doch] <pos> <moveInfinitive>',
      '{stop:stops} (soll|sollte|muss|kommt|kommen|gehört|möchte ich|wollen wir) [erst|lieber|schon|besser]* <pos> [kommen|sein|stehen|besuchen|sehen|hin]',
      '{stop:stops} (erst|lieber|besser|schon) <pos> [<moveInfinitive>]',
    ],
  },
  {
    kind: 'moveStop',
    values: { isEarlier: true },
    patterns: [
      '<move> {stop:stops} [um] {days:span} <earlier>',
      '{stop:stops} [um] {days:span} <earlier> [<moveInfinitive>]',
    ],
  },
  { kind: 'moveStop', patterns: ['{stop:stops} [um] {days:span} <later> [<moveInfinitive>]'] },
  {
    kind: 'swapStops',
    example: 'Tausche {stop} und {other}',
    patterns: [
      '(tausche|tausch|vertausche|vertausch|wechsle|tauschen wir) {stop:stops} [(mit|gegen) {other:stops}] [aus|um]',
      '{stop:stops} (tauschen|vertauschen|umdrehen)',
      '{stop:stops} mit {other:stops} (tauschen|vertauschen)',
      '(dreh|drehe) [die reihenfolge von] {stop:stops} um',
    ],
  },
  {
    kind: 'replaceStop',
    example: 'Ersetze {stop} durch Salzburg',
    patterns: [
      '(ersetze|ersetz|tausche|tausch|wechsle|ersetzen wir) {stop:stops} (durch|gegen|mit) {place:places} [aus]',
      '(statt|anstatt|anstelle von|anstelle) {stop:stops} [lieber|doch|möchte ich|wollen wir]* [nach|in] {place:places} [fahren|besuchen|nehmen]',
      '[lieber] [nach|in] {place:places} (statt|anstatt|anstelle von) [nach|in] {stop:stops} [fahren]',
      '{stop:stops} durch {place:places} ersetzen',
      '(mach|mache) aus {stop:stops} {place:places}',
      '(nimm|nehm|nehmen wir|fahr|fahre|fahren wir) (statt|anstatt|anstelle von) {stop:stops} [lieber|doch]* [nach] {place:places}',
      '(nimm|nehm|nehmen wir|fahr|fahre|fahren wir) [lieber] [nach] {place:places} (statt|anstatt|anstelle von) {stop:stops}',
      '[nicht] {stop:stops} sondern {place:places}',
      '(nicht) [nach] {stop:stops} , sondern [nach] {place:places}',
    ],
  },
  {
    kind: 'setOptional',
    values: { optional: true },
    example: 'Mach {stop} optional',
    patterns: [
      '(mach|mache|setz|setze|markier|markiere|stell|stelle) {stop:stops} [zu einem|als|zum|auf] (optional|optionalen|optionaler|(optionalen stopp)|(nur optional))',
      '{stop:stops} (ist|soll|wird|sind|sollen|nur|als|bleibt) [nur|als|ein|nur ein]* (optional|optionaler) [stopp] [sein|werden|bleiben]',
      '{stop:stops} [nur] optional [machen|setzen|markieren]',
      '{stop:stops} nur [vielleicht|eventuell|(bei zeit)|(wenn zeit ist)|(wenn noch zeit ist)|(wenn wir zeit haben)]',
      '{stop:stops} (vielleicht|eventuell)',
    ],
  },
  {
    kind: 'setOptional',
    values: { optional: false },
    patterns: [
      '(mach|mache|setz|setze|plan|plane) {stop:stops} [wieder|jetzt|als]* (fest|verbindlich|(nicht optional)|(nicht mehr optional)|sicher) [ein]',
      '{stop:stops} (ist|soll|wird|sind|sollen) [wieder|jetzt]* (fest|verbindlich|(nicht mehr optional)|(nicht optional)|sicher|(fest eingeplant)) [sein|werden]',
      '{stop:stops} [wieder] (fest|verbindlich) (machen|einplanen|setzen)',
    ],
  },
];
