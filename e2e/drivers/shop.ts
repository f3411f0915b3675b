import type { Person } from './person.ts';
import type { Screen } from './screen.ts';

/** What people do in the shop. */
export const shop = {
  /** Puts one piece of a product into the cart. */
  async puts(screen: Screen, product: string, choices: readonly (string | RegExp)[] = []) {
    await screen.opens(`/merch?produkt=${product}`);
    for (const choice of choices) await screen.marks(choice);
    await screen.presses('In den Warenkorb');
    await screen.sees(/liegt im Warenkorb/);
  },

  addressOf: (person: Person): readonly (readonly [string, string])[] => [
    ['E-Mail-Adresse', person.email],
    ['Vor- und Nachname', person.name],
    ['Straße und Hausnummer', 'Passstraße 7'],
    ['Postleitzahl', '80331'],
    ['Ort', 'München'],
  ],

  /** From the checkout to the confirmation, or to the payment service. */
  async orders(screen: Screen, person: Person, payment?: RegExp): Promise<void> {
    await screen.opens('/merch?kasse');
    for (const [field, value] of shop.addressOf(person)) await screen.fills(field, value);
    if (payment) await screen.marks(payment);
    await screen.presses('zahlungspflichtig bestellen');
  },
};
