const DONE =
  '(?:hinzugefügt|eingefügt|ergänzt|eingetragen|entfernt|gelöscht|gestrichen|herausgenommen|rausgenommen|verschoben|verlegt|geändert|angepasst|umbenannt|getauscht|vertauscht|ersetzt|optimiert|verlängert|verkürzt|gekürzt|gesetzt|eingestellt|eingeplant|umgeplant|aufgenommen|notiert|gespeichert|übernommen|aktualisiert|umgestellt|angelegt|erstellt|verteilt|eingebaut|dazugenommen)';
const DONE_IN_ENGLISH =
  '(?:added|inserted|removed|deleted|moved|changed|updated|renamed|swapped|replaced|optimi[sz]ed|extended|shortened|set|saved|scheduled|adjusted|created)';
const BOOKED = '(?:gebucht|reserviert|bezahlt|storniert|verschickt|gesendet|abgeschickt|angerufen)';
const BOOKED_IN_ENGLISH = '(?:booked|reserved|paid|cancell?ed|sent|e-?mailed|called)';
/** What may stand between the two parts of the verb: the same sentence, without a word that denies it. */
const BETWEEN =
  '(?:(?!\\b(?:nicht|nichts|kein|keine|keinen|keiner|noch nie|not|nothing|never)\\b)[^.!?\\n]){0,160}?';

const CHANGES: readonly RegExp[] = [
  within(`(?:ich habe|habe ich|hab ich|ich hab|wir haben|haben wir)${BETWEEN}`, DONE),
  within(`(?:wurde|wurden)${BETWEEN}`, DONE),
  within(
    `(?:ist|sind) (?:jetzt|nun|soeben|hiermit|ab sofort)${BETWEEN}`,
    `(?:${DONE}|weg|raus|drin|dabei|Teil)`,
  ),
  within(`I(?:['’]ve| have)${BETWEEN}`, DONE_IN_ENGLISH),
  within(`(?:has|have) been${BETWEEN}`, DONE_IN_ENGLISH),
  /(?:^|[.!?\n][^\S\n]{0,9}|\b(?:alles|schon|ist|so,) )(?:erledigt|fertig|gemacht|umgesetzt|done|all set)(?=\s*(?:[.!\n]|$))/imu,
];

const BOOKINGS: readonly RegExp[] = [
  within(`(?:ich habe|habe ich|hab ich|ich hab|wir haben|haben wir)${BETWEEN}`, BOOKED),
  within(`I(?:['’]ve| have)${BETWEEN}`, BOOKED_IN_ENGLISH),
];

/** Whether a text says that the trip was changed. A proposal alone can do that. */
export function claimsChange(text: string): boolean {
  return CHANGES.some((claim) => claim.test(text));
}

/** Whether a text says that something was booked, paid or sent, which the app cannot do. */
export function claimsBooking(text: string): boolean {
  return BOOKINGS.some((claim) => claim.test(text));
}

function within(begin: string, end: string): RegExp {
  return new RegExp(`(?<!\\p{L})${begin}(?<!\\p{L})${end}(?!\\p{L})`, 'iu');
}
