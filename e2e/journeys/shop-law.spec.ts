import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { shop } from '../drivers/shop.ts';
import { OPEN_SHOP } from '../drivers/site.ts';

// Each duty of docs/law.md has its journey here, or names the file in which it has one.

const ORDER_BUTTON = 'zahlungspflichtig bestellen';

/** What stands directly above the button that orders. */
async function aboveButton(screen: Screen): Promise<string> {
  await screen.seesButton(ORDER_BUTTON);
  return screen.evaluates(
    `document.querySelector('main button[type=submit]').previousElementSibling.innerText`,
  );
}

journey(
  'means of payment and limits of delivery stand where ordering begins',
  async ({ visitor }) => {
    await shop.puts(visitor, 'emaillebecher');
    await visitor.opens('/merch?warenkorb');
    await visitor.sees(/Zahlungsarten: Vorkasse/);
    await visitor.sees('nur nach Deutschland.');
    await visitor.presses('Zur Kasse');
    await visitor.seesHeading('Kasse');
    await visitor.sees('nur nach Deutschland.');
  },
);

journey('the whole order stands unfolded directly above the button', async ({ visitor }) => {
  await shop.puts(visitor, 't-shirt', [/^M/, 'Petrol']);
  await visitor.opens('/merch?kasse');
  const above = await aboveButton(visitor);
  for (const part of ['T-Shirt', 'Größe: M', 'Farbe: Petrol', 'Baumwolle', '27,90', 'MwSt.'])
    expect(above).toContain(part);
  expect(above).toMatch(/Versand\s+2,90/);
  expect(above).toMatch(/Gesamtpreis\s+30,80/);
  const button = `document.querySelector('main button[type=submit]')`;
  expect(await visitor.evaluates(`${button}.innerText`)).toBe(ORDER_BUTTON);
  // In the card of the button, not only in the footer.
  expect(await visitor.evaluates(`${button}.parentElement.innerText`)).toMatch(
    /AGB.*Widerrufsbelehrung/s,
  );
});

journey('the terms tell steps, corrections, language and storage', async ({ visitor }) => {
  await visitor.opens('/merch?agb');
  await visitor.sees(/Mit „zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab/);
  await visitor.sees(/Bis zum letzten Klick kannst du alles ändern/);
  await visitor.sees(/Verträge schließen wir auf Deutsch/);
  await visitor.sees(/Wir speichern den Text des Vertrags/);
});

journey(
  'the revocation text names the online function and has the model form',
  async ({ visitor }) => {
    await visitor.opens('/merch?widerrufsbelehrung');
    await visitor.sees(
      /Ihr Widerrufsrecht auch online unter Vertrag widerrufen, am Ende jeder Seite/,
    );
    await visitor.sees('Muster-Widerrufsformular');
    await visitor.sees(/Hiermit widerrufe\(n\) ich\/wir/);
  },
);

journey(
  'Vertrag widerrufen stands on every public page, without an account',
  async ({ visitor }) => {
    for (const path of ['/', '/merch', '/forum', '/Impressum', '/hotel', '/gibt-es-nicht']) {
      await visitor.opens(path);
      await visitor.seesLink('Vertrag widerrufen');
    }
    const [own, other] = await visitor.evaluates<readonly number[]>(
      `['/merch?widerruf', '/merch?agb'].map((path) => Number(getComputedStyle(document.querySelector('footer a[href="' + path + '"]')).fontWeight))`,
    );
    expect(own).toBeGreaterThan(other ?? 0);
    await visitor.opens('/');
    await visitor.follows('Vertrag widerrufen');
    await visitor.seesHeading('Vertrag widerrufen');
    await visitor.isAt('/merch?widerruf');
  },
);

journey('a contract is revoked with name, contract and contact', async ({ visitor, site }) => {
  const person = newPerson();
  await visitor.opens('/merch?widerruf');
  await visitor.fills('Dein Name', person.name);
  await visitor.fills('Vertrag', 'Zwei Becher vom letzten Freitag');
  await visitor.fills('E-Mail-Adresse für die Bestätigung', person.email);
  await visitor.sees('Du musst keinen Grund nennen.');
  await visitor.presses('Widerruf bestätigen');
  await visitor.sees('Dein Widerruf ist eingegangen');
  await visitor.sees('Zwei Becher vom letzten Freitag');
  await visitor.sees(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  const { text } = await site.mailbox.mail(person.email, 'Widerruf');
  expect(text).toContain(person.name);
  expect(text).toContain('Zwei Becher vom letzten Freitag');
  expect(text).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
});

journey(
  'the notice on the legal guarantee stands on the page of the button',
  async ({ visitor }) => {
    await shop.puts(visitor, 'aufkleber');
    await visitor.opens('/merch?kasse');
    await visitor.seesButton(ORDER_BUTTON);
    await visitor.sees('Hinweis zur gesetzlichen Gewährleistung');
    await visitor.sees('mindestens zwei Jahren');
  },
);

journey('a product shows its maker, identifier and warnings', async ({ visitor }) => {
  await visitor.opens('/merch?produkt=emaillebecher');
  await visitor.sees('Hersteller');
  const facts = await visitor.evaluates<string>(
    `[...document.querySelectorAll('main dt')].find((one) => one.innerText === 'Hersteller').nextElementSibling.innerText`,
  );
  for (const part of ['NAME', 'STREET', 'CITY', 'COUNTRY', 'EMAIL'] as const)
    expect(facts).toContain(OPEN_SHOP[`OPERATOR_${part}`]);
  expect(await visitor.countOf('main img[alt*="becher" i]')).toBeGreaterThan(0);
  await visitor.sees('FW-EB-350');
  await visitor.sees('Nicht in die Mikrowelle stellen.');
});

journey('a textile shows its fibres', async ({ visitor }) => {
  await visitor.opens('/merch?produkt=geschirrtuch');
  await visitor.sees('Faserzusammensetzung');
  await visitor.sees(/60\s%\sLeinen, 40\s%\sBaumwolle/);
});

journey('the imprint names the operator', async ({ visitor }) => {
  await visitor.opens('/Impressum');
  for (const part of ['NAME', 'STREET', 'CITY', 'EMAIL', 'REGISTER', 'VAT_ID'] as const)
    await visitor.sees(OPEN_SHOP[`OPERATOR_${part}`]);
});

journey('the cart is the only thing a visitor’s device keeps', async ({ visitor }) => {
  await shop.puts(visitor, 'aufkleber');
  const kept = await visitor.evaluates<readonly string[]>(
    '[...Object.keys(localStorage), ...Object.keys(sessionStorage)]',
  );
  expect(kept).toEqual(['private-cart-1']);
  expect(await visitor.evaluates<string>('document.cookie')).toBe('');
  expect(await visitor.profile.cookie('fahrtwind.session_token')).toBeNull();
});

journey('the checkout works with the keyboard alone', async ({ visitor }) => {
  const person = newPerson();
  await visitor.opens('/merch?produkt=aufkleber');
  await visitor.tabsTo(/In den Warenkorb/);
  await visitor.types('Enter');
  await visitor.tabsTo(/Zum Warenkorb/);
  await visitor.types('Enter');
  await visitor.seesHeading('Warenkorb');
  await visitor.tabsTo(/Zur Kasse/);
  await visitor.types('Enter');
  await visitor.seesHeading('Kasse');
  for (const [field, value] of shop.addressOf(person)) {
    await visitor.tabsTo(new RegExp(field));
    await visitor.composes(value);
  }
  await visitor.tabsTo(new RegExp(ORDER_BUTTON));
  expect(await visitor.accessibilityFindings()).toEqual([]);
  await visitor.types('Enter');
  await visitor.seesHeading('Danke für deine Bestellung');
});

journey('the statement on accessibility is there', async ({ visitor }) => {
  await visitor.opens('/merch');
  await visitor.follows('Barrierefreiheit');
  await visitor.seesHeading('Erklärung zur Barrierefreiheit');
  await visitor.sees(/Barrierefreiheitsstärkungsgesetz/);
});

journey('the pro pass says its term and that it does not renew', async ({ browse }) => {
  const member = await browse();
  await account.isRegistered(member);
  await member.opens('/merch?produkt=pro-pass');
  await member.sees(/bis zu 30 statt 10/);
  await member.sees(/verlängert sich nicht/);
  await shop.puts(member, 'pro-pass');
  await member.opens('/merch?kasse');
  expect(await aboveButton(member)).toContain(
    'Laufzeit: 365 Tage, endet von selbst, keine Verlängerung',
  );
});
