import { randomUUID } from 'node:crypto';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { shop } from '../drivers/shop.ts';
import { SHOPKEEPER, type Site } from '../drivers/site.ts';

const NUMBER = /FW-[0-9A-Z]{8}/;

/** The number of the order that a page is about. */
async function numberOn(screen: Screen): Promise<string> {
  const text = await screen.evaluates<string>('document.querySelector("main").innerText');
  return NUMBER.exec(text)?.[0] ?? '';
}

/** Signs in who runs the shop; the account is made by the first journey that needs it. */
async function opensAdministration(screen: Screen, site: Site): Promise<void> {
  const keeper = {
    ...newPerson('Lea Laden'),
    email: SHOPKEEPER,
    password: 'kurvige Ladenstraße 1',
  };
  const made = await screen.profile.asks('/api/auth/sign-up/email', {
    method: 'POST',
    body: { ...keeper, callbackURL: '/Profil' },
  });
  if (made.status !== 200) await account.isSignedIn(screen, keeper);
  await site.database('update account set email_verified = true where email = $1', [SHOPKEEPER]);
  await screen.opens('/merch?verwaltung');
}

journey(
  'a visitor orders by prepayment, and the shopkeeper marks it paid and sent',
  async ({ browse, visitor, site }) => {
    const person = newPerson();
    await shop.puts(visitor, 't-shirt', [/^L/, 'Petrol']);
    await visitor.reloads();
    await visitor.seesLink('Warenkorb (1)');
    await shop.orders(visitor, person);
    await visitor.seesHeading('Danke für deine Bestellung');
    await visitor.sees('Bitte überweise jetzt');
    await visitor.sees(/DE02.1203/);
    const number = await numberOn(visitor);
    expect(await site.mailbox.link(person.email, number)).toContain('/merch?bestellung=');
    const mail = await site.mailbox.mail(person.email, number);
    expect(mail.attachments).toEqual(['AGB.txt', 'Widerrufsbelehrung.txt']);
    const page = visitor.address();
    // The checkout is gone from the history.
    await visitor.goesBack();
    await visitor.seesNot('zahlungspflichtig bestellen');

    const keeper = await browse();
    await opensAdministration(keeper, site);
    await keeper.opens('/merch?verwaltung=bestellungen&status=open');
    const card = `[...document.querySelectorAll('article')].find((one) => one.innerText.includes('${number}'))`;
    const presses = async (name: string) => {
      await keeper.waitsFor(`Boolean(${card})`);
      await keeper.evaluates(
        `[...${card}.querySelectorAll('button')].find((one) => one.innerText === '${name}').click()`,
      );
    };
    await presses('Zahlung eingegangen');
    await keeper.presses(/^OK$/);
    await keeper.waitsFor(`${card}.innerText.includes('bezahlt 3')`);
    await presses('Verschickt');
    await keeper.presses(/^OK$/);
    await keeper.waitsFor(`${card}.innerText.includes('verschickt')`);

    await visitor.opens(page);
    await visitor.sees(/Dein Paket ist seit/);
    const invoice = await visitor.downloads(() => visitor.follows(/^Rechnung RE-/));
    expect(invoice.slice(0, 5)).toBe('%PDF-');
  },
);

journey('an order is cancelled before it is sent', async ({ visitor }) => {
  await shop.puts(visitor, 'packlisten-block');
  await shop.orders(visitor, newPerson());
  await visitor.seesHeading('Danke für deine Bestellung');
  await visitor.presses('Bestellung stornieren');
  await visitor.presses(/^Stornieren$/);
  await visitor.sees('Diese Bestellung ist storniert. Es gibt nichts mehr zu bezahlen.');
});

journey(
  'what was paid for a revoked order waits to be refunded, with the shipping',
  async ({ browse, visitor, site }) => {
    const person = newPerson();
    await shop.puts(visitor, 'aufkleber');
    await shop.orders(visitor, person);
    await visitor.seesHeading('Danke für deine Bestellung');
    const number = await numberOn(visitor);
    const keeper = await browse();
    await opensAdministration(keeper, site);
    const paid = await keeper.profile.asks(`/api/shop/admin/orders/${number}/payments`, {
      method: 'POST',
      body: { key: randomUUID(), amountCents: 780, paidOn: '2026-11-17' },
    });
    expect(paid.status).toBe(200);
    await visitor.opens('/merch?widerruf');
    await visitor.fills('Dein Name', person.name);
    await visitor.fills('Vertrag', number);
    await visitor.fills('E-Mail-Adresse für die Bestätigung', person.email);
    await visitor.presses('Widerruf bestätigen');
    await visitor.sees(/Dein Geld bekommst du spätestens 14 Tage, nachdem dein Widerruf bei uns/);
    await keeper.opens('/merch?verwaltung=bestellungen&status=refund');
    const card = `[...document.querySelectorAll('article')].find((one) => one.innerText.includes('${number}'))`;
    // 4.90 and the 2.90 of sending it.
    await keeper.waitsFor(`/zu erstatten 7,80/.test(${card}?.innerText)`);
  },
);

/** The page as the server sends it, and its data for search engines. */
async function sentPage(screen: Screen, path: string) {
  await screen.opens('/Impressum');
  const html = await screen.evaluates<string>(`fetch('${path}').then((reply) => reply.text())`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { html, data: JSON.parse(data) };
}

journey('the shop is HTML with data for search engines, without a script', async ({ visitor }) => {
  const product = await sentPage(visitor, '/merch?produkt=t-shirt');
  expect(product.html).toContain('T-Shirt aus Bio-Baumwolle · Fahrtwind');
  expect(product.html).toContain('In den Warenkorb');
  expect(product.html).toMatch(/rel="canonical" href="[^"]*\/merch\?produkt=t-shirt"/);
  expect(product.data).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: '27.90' },
  });
  const list = await sentPage(visitor, '/merch');
  expect(list.html).toContain('Emaillebecher');
  expect(list.data).toMatchObject({ '@type': 'ItemList' });
});
