import { expect, it } from 'vitest';
import { claimsBooking, claimsChange } from './claims.ts';

it.each([
  'Ich habe Koblenz eingefügt.',
  'Gern! Ich habe dir für Tag 2 einen Halt in Mainz hinzugefügt und die Zeiten angepasst.',
  'Mainz wurde entfernt.',
  'Die Reise ist jetzt um einen Tag verlängert.',
  'Mainz ist nun raus.',
  'Erledigt!',
  'Alles erledigt. Gute Fahrt!',
  'I have removed Mainz from your trip.',
  "I've just added a stop in Koblenz.",
  'The dates have been updated.',
  'Done.',
  'Sehr gern!\n\n  Erledigt.',
])('takes „%s“ for a claim of a change', (text) => expect(claimsChange(text)).toBe(true));

it.each([
  'Ich habe nichts geändert.',
  'Ich habe die Reise nicht geändert, weil Mainz schon dabei ist.',
  'Soll ich Mainz entfernen?',
  'Ich schlage vor, Koblenz einzufügen.',
  'Mainz ist als zweiter Stopp eingeplant.',
  'Dein Hotel in Bonn ist fest gebucht.',
  'Der Dom wurde 1248 begonnen.',
  'Wenn du magst, füge ich Koblenz ein.',
  'I have not changed anything.',
])('takes „%s“ for none', (text) => {
  expect(claimsChange(text)).toBe(false);
  expect(claimsBooking(text)).toBe(false);
});

it.each(['Ich habe das Hotel Post gebucht.', 'I have booked a room for you.'])(
  'takes „%s“ for a booking',
  (text) => expect(claimsBooking(text)).toBe(true),
);
