import { defineTexts } from '../../ui/texts.tsx';

const de = {
  back: 'Zurück zum Ort',
  close: 'Schließen',
  cancel: 'Abbrechen',
  goneTitle: 'Nicht mehr da',
  onlyReading: 'Du reist hier zum Lesen mit. Ändern können es die anderen.',
  noPlace: 'Noch offen',
  change: 'Ändern',
  choose: 'Wählen',
  changePlace: (label: string, isKnown: boolean) => `${label} ${isKnown ? 'ändern' : 'wählen'}`,
  url: 'Link',
  urlHint: 'Eine Adresse, die mit https:// beginnt.',
  urlInvalid: 'Das ist keine Internetadresse. Sie beginnt mit https:// oder http://.',
  openLink: 'Link öffnen',
  price: 'Preis in Euro',
  priceInvalid: 'Schreibe den Preis in Euro, zum Beispiel 89,90.',
  timeInvalid: 'Diese Zeit gibt es nicht. Schreibe sie als 08:30.',
  yes: 'Ja',
  no: 'Nein',
  booked: 'Gebucht',
  bookedHint: 'Gebuchtes behält seine Daten, wenn du Tage verschiebst.',
};

const en: typeof de = {
  back: 'Back to the place',
  close: 'Close',
  cancel: 'Cancel',
  goneTitle: 'No longer here',
  onlyReading: 'You can only read this trip. The others can change things.',
  noPlace: 'Not chosen yet',
  change: 'Change',
  choose: 'Choose',
  changePlace: (label, isKnown) => `${isKnown ? 'Change' : 'Choose'} ${label}`,
  url: 'Link',
  urlHint: 'An address that begins with https://.',
  urlInvalid: 'This is not a web address. It begins with https:// or http://.',
  openLink: 'Open the link',
  price: 'Price in euros',
  priceInvalid: 'Write the price in euros, such as 89.90.',
  timeInvalid: 'There is no such time. Write it as 08:30.',
  yes: 'Yes',
  no: 'No',
  booked: 'Booked',
  bookedHint: 'Bookings keep their dates when you move days.',
};

export const useEditTexts = defineTexts(de, en);
