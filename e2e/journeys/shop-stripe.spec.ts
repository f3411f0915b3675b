import {
  startFakeStripe,
  STRIPE_KEYS,
} from '../../packages/server/src/features/shop/testing/fake-stripe.ts';
import { expect, journey } from '../drivers/journey.ts';
import { newPerson } from '../drivers/person.ts';
import { shop } from '../drivers/shop.ts';
import { OPEN_SHOP, startSite } from '../drivers/site.ts';

journey(
  'a visitor orders, pays at Stripe and comes back to a paid order; while Stripe is away, an order stays and is paid later',
  async ({ browse }) => {
    const stripe = await startFakeStripe();
    const site = await startSite({ ...OPEN_SHOP, ...STRIPE_KEYS, STRIPE_URL: stripe.url });
    try {
      await site.fillsShelf();
      const screen = await browse({ home: site.url });
      const person = newPerson();
      await shop.puts(screen, 'emaillebecher', ['Sand']);
      await shop.orders(screen, person, /Stripe/);
      // Opening its page pays there, and leads back; the page asks the service itself.
      await screen.sees(/Deine Zahlung ist da/);
      expect(screen.path()).toContain('/merch?bestellung=');
      await site.mailbox.link(person.email, 'Zahlung erhalten');
      expect([...stripe.sessions.values()].map((one) => one.payment_status)).toEqual(['paid']);
      expect(screen.profile.problems()).toEqual([]);

      await shop.puts(screen, 'aufkleber');
      stripe.setAway(true);
      await shop.orders(screen, newPerson(), /Stripe/);
      await screen.seesHeading('Danke für deine Bestellung');
      await screen.presses('Jetzt bezahlen');
      await screen.sees(/Der Zahlungsdienst antwortet gerade nicht/);
      stripe.setAway(false);
      await screen.presses('Jetzt bezahlen');
      await screen.sees(/Deine Zahlung ist da/);
      expect(stripe.sessions.size).toBe(2);
    } finally {
      await site.stop();
      await stripe.close();
    }
  },
);
