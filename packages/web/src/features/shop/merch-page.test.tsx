// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, StaticRouter, useLocation } from 'react-router';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registered, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { MerchPage } from './merch-page.tsx';
import { checkoutKey, forgetCheckoutKey } from './state/checkout-key.ts';
import { forgetPaying, payingSecret, rememberPaying } from './state/paying-order.ts';
import { browserCart } from './state/use-cart.ts';
import { prepareViews } from './components/views.tsx';
import { closed, openShop, pricedShirt, shirt } from './testing/shop-fakes.ts';

type Answer = object | number | 'lost';
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const sent: { readonly path: string; readonly body: unknown }[] = [];

// Otherwise each first use would wait for its code.
beforeAll(() => prepareViews('all'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  browserCart().clear();
  forgetCheckoutKey();
  forgetPaying();
  sent.length = 0;
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function answerTo(answers: Answers, path: string): Promise<Response> {
  const known = answers[path] ?? 500;
  const answer = typeof known === 'function' ? await known() : known;
  if (answer === 'lost') throw new TypeError('the connection broke off');
  return typeof answer === 'number'
    ? new Response('{}', { status: answer })
    : new Response(JSON.stringify(answer), { status: 'code' in answer ? 409 : 200 });
}

function open(path: string, answers: Answers, session: SessionState = visitor) {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path: url, body });
    return answerTo(answers, url);
  });
  render(
    <SessionProvider start={startWith(session)}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <DialogHost />
        <Suspense fallback="lädt">
          <Routes>
            <Route path="/merch" element={<MerchPage />} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </SessionProvider>,
  );
  return userEvent.setup();
}

const shelf = { shop: openShop, products: [shirt] };
const inCart = { variantId: 't-shirt-m', quantity: 1, unitCents: 2790, name: 'T-Shirt' };
const order = {
  number: 'FW-ABCD2345',
  state: 'open',
  createdAt: '2026-11-17T10:00:00.000Z',
  payment: 'prepayment',
  taxMode: 'regular',
  payUntil: '2026-12-01T10:00:00.000Z',
  heldUntil: '2026-11-18T10:00:00.000Z',
  email: 'mara@example.org',
  recipient: {
    name: 'Mara',
    addition: '',
    street: 'Weg 1',
    postalCode: '12345',
    city: 'Ort',
    country: 'DE',
  },
  lines: [{ ...pricedShirt.lines[0], passDays: null, revokedQuantity: 0 }],
  totals: pricedShirt.totals,
  paidCents: 0,
  refundedCents: 0,
  dueCents: 3080,
  refundDueCents: 0,
  paidAt: null,
  shippedAt: null,
  endedAt: null,
  shipment: null,
  invoices: [],
  agreed: [],
  transfer: {
    holder: 'Fahrtwind GmbH',
    iban: 'DE02120300000000202051',
    bic: '',
    reference: 'FW-ABCD2345',
  },
  mayCancel: true,
  mayPay: false,
  revocations: [],
};

async function fillsCheckout(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'mara@example.org');
  await person.type(screen.getByLabelText('Vor- und Nachname'), 'Mara Klein');
  await person.type(screen.getByLabelText('Straße und Hausnummer'), 'Weg 1');
  await person.type(screen.getByLabelText('Postleitzahl'), '12345');
  await person.type(screen.getByLabelText('Ort'), 'Ort');
}

const orders = () => sent.filter(({ path }) => path === '/api/shop/orders').map(({ body }) => body);

it('shows products with their gross price, and what comes on top', async () => {
  open('/merch', { '/api/shop': shelf });
  expect(await screen.findByRole('link', { name: 'T-Shirt' })).toBeTruthy();
  expect(screen.getByText(/27,90/)).toBeTruthy();
  const note = screen.getByText(/inkl\. MwSt\., zzgl\./);
  expect(note.querySelector('a')?.getAttribute('href')).toBe('/merch?versand');
});

it('shows no VAT and says why for a small business', async () => {
  const small = { shop: { ...openShop, taxMode: 'small-business' }, products: [shirt] };
  open('/merch', { '/api/shop': small });
  expect(await screen.findByText(/keine Umsatzsteuer nach § 19 UStG/)).toBeTruthy();
  expect(screen.queryByText(/MwSt/)).toBeNull();
  cleanup();
  browserCart().add(inCart);
  const totals = { ...pricedShirt.totals, vat: [] };
  open('/merch?kasse', { '/api/shop': small, '/api/shop/cart': { ...pricedShirt, totals } });
  expect(await screen.findByText(/Kleinunternehmer nach § 19 UStG/)).toBeTruthy();
  expect(screen.queryByText(/MwSt/)).toBeNull();
});

it('loads the pictures of the first row at once, and the others when they come near', async () => {
  const products = [1, 2, 3, 4, 5, 6].map((number) => ({ ...shirt, id: `hemd-${number}` }));
  open('/merch', { '/api/shop': { shop: openShop, products } });
  const pictures = await screen.findAllByRole('img', { name: shirt.pictures[0]?.alt ?? '' });
  expect(
    pictures.map((one) => `${one.getAttribute('loading')} ${one.getAttribute('fetchpriority')}`),
  ).toEqual([
    ...Array.from({ length: 4 }, () => 'eager high'),
    ...Array.from({ length: 2 }, () => 'lazy auto'),
  ]);
});

it('says in plain words that it is closed, and why to who is told by the server', async () => {
  open('/merch', { '/api/shop': closed() });
  expect(await screen.findByText('Unser Shop ist noch nicht geöffnet')).toBeTruthy();
  expect(screen.queryByText(/ADMINS/)).toBeNull();
  cleanup();
  open('/merch', { '/api/shop': closed('OPERATOR_IBAN') }, registered('anna', { isAdmin: true }));
  expect(await screen.findByText('OPERATOR_IBAN')).toBeTruthy();
  expect(screen.getByText(/ADMINS/)).toBeTruthy();
  cleanup();
  open('/merch?produkt=t-shirt', { '/api/shop/products/t-shirt': { ...closed(), product: shirt } });
  expect(await screen.findByText('Faserzusammensetzung')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
});

it('calls nothing sold out before the shop has opened', async () => {
  const variants = shirt.variants.map((variant) => ({ ...variant, available: 0 }));
  const empty = { ...closed(), products: [{ ...shirt, variants }] };
  open('/merch', { '/api/shop': empty });
  await screen.findByText('Unser Shop ist noch nicht geöffnet');
  expect(screen.queryByText('ausverkauft')).toBeNull();
  cleanup();
  open('/merch', { '/api/shop': { ...empty, shop: openShop } });
  expect(await screen.findByText('ausverkauft')).toBeTruthy();
});

it('puts the chosen variant into the cart, which is there after a reload', async () => {
  const person = open('/merch?produkt=t-shirt', {
    '/api/shop/products/t-shirt': { shop: openShop, product: shirt },
  });
  await person.click(await screen.findByRole('radio', { name: /^L/ }));
  expect(screen.getByText('Leider ausverkauft')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.getByText('Nur noch 3 Stück')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  expect(await screen.findByText('T-Shirt liegt im Warenkorb.')).toBeTruthy();
  expect(localStorage.getItem('private-cart-1')).toContain('t-shirt-m');
});

it('tells a changed price and what is sold out, and does not let it be ordered', async () => {
  browserCart().add({ ...inCart, unitCents: 1990 });
  const [line] = pricedShirt.lines;
  open('/merch?warenkorb', {
    '/api/shop': shelf,
    '/api/shop/cart': { ...pricedShirt, lines: [{ ...line, available: 0, problem: 'sold-out' }] },
  });
  expect(await screen.findByText(/bisher 19,90.€, jetzt 27,90.€/)).toBeTruthy();
  expect(screen.getByText(/Leider ausverkauft/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zur Kasse' }).hasAttribute('disabled')).toBe(true);
});

it('says at the fields what is missing, and sends nothing', async () => {
  browserCart().add(inCart);
  const person = open('/merch?kasse', { '/api/shop': shelf, '/api/shop/cart': pricedShirt });
  const button = await screen.findByRole('button', { name: 'zahlungspflichtig bestellen' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await person.type(screen.getByLabelText('Postleitzahl'), '123');
  await person.click(button);
  expect(await screen.findAllByText('Diese Angabe fehlt noch.')).toHaveLength(4);
  expect(screen.getByText('Eine deutsche Postleitzahl hat fünf Ziffern.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse'));
  expect(orders()).toEqual([]);
});

it('orders once with the same key after an answer was lost, and shows where to transfer', async () => {
  browserCart().add(inCart);
  const waiting: ((answer: Answer) => void)[] = [];
  const first = new Promise<Answer>((resolve) => {
    waiting.push(resolve);
  });
  const replies = [first, { order, secret: 's'.repeat(43), paymentUrl: null }];
  const person = open('/merch?kasse', {
    '/api/shop': shelf,
    '/api/shop/cart': pricedShirt,
    '/api/shop/orders': () => replies.shift() ?? 500,
    [`/api/shop/orders/${'s'.repeat(43)}`]: { order },
  });
  await fillsCheckout(person);
  const button = screen.getByRole('button', { name: 'zahlungspflichtig bestellen' });
  await person.dblClick(button);
  waiting[0]?.('lost');
  expect(await screen.findByText(/Doppelt bestellt wird dabei nicht/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }));
  expect(await screen.findByText('Danke für deine Bestellung')).toBeTruthy();
  expect(screen.getByText(/DE02.1203/)).toBeTruthy();
  const [one, other, ...others] = orders();
  expect(other).toEqual(one);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ totalCents: 3080, agreed: openShop.texts });
  expect(localStorage.getItem('private-cart-1')).toBeNull();
  expect(localStorage.getItem('private-checkout-1')).toBeNull();
});

it('asks for a new look when something has changed meanwhile', async () => {
  browserCart().add(inCart);
  const person = open('/merch?kasse', {
    '/api/shop': shelf,
    '/api/shop/cart': pricedShirt,
    '/api/shop/orders': { code: 'shop-changed', message: 'Geändert.' },
  });
  await fillsCheckout(person);
  await person.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }));
  expect(await screen.findByText(/haben sich eben geändert/)).toBeTruthy();
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/api/shop/cart').length).toBeGreaterThan(1),
  );
});

it('revokes a part of a known order and shows the receipt with date and time', async () => {
  const two = { ...order, lines: [{ ...order.lines[0], quantity: 2 }] };
  const receipt = {
    id: 'r1',
    receivedAt: '2026-11-17T10:30:00.000Z',
    name: 'Mara',
    contract: 'FW-ABCD2345',
    email: 'mara@example.org',
    comment: '',
    lines: [{ variantId: 't-shirt-m', quantity: 1 }],
  };
  const person = open('/merch?widerruf=FW-ABCD2345', {
    '/api/shop/orders/FW-ABCD2345': { order: two },
    '/api/shop/revocations': { receipt },
  });
  await person.selectOptions(await screen.findByLabelText(/T-Shirt/), '1');
  await person.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
  expect(await screen.findByText('Dein Widerruf ist eingegangen')).toBeTruthy();
  expect(screen.getByText(/17\.11\.2026, \d\d:30/)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({
    name: 'Mara',
    contract: 'FW-ABCD2345',
    lines: [{ variantId: 't-shirt-m', quantity: 1 }],
  });
});

it.each([
  ['', 'Merch'],
  ['?warenkorb', 'Warenkorb'],
  ['?kasse', 'Kasse'],
  ['?bestellung=FW-ABCD2345', 'Deine Bestellung'],
  ['?versand', 'Versand'],
  ['?widerruf', 'widerrufen'],
  ['?verwaltung', 'verwalten'],
])('has its heading before a browser knows the rest: /merch%s', (query, title) => {
  const html = renderToString(
    <SessionProvider start={startWith(visitor)}>
      <StaticRouter location={`/merch${query}`}>
        <MerchPage />
      </StaticRouter>
    </SessionProvider>,
  );
  const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);
  expect(headings).toEqual([expect.stringContaining(title)]);
});

it('keeps the heading, which has the focus, when the cart has loaded', async () => {
  open('/merch?warenkorb', { '/api/shop': shelf });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(await screen.findByText(/Warenkorb ist leer/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

it('shows the cart and orders with a key as they are stored, whatever this tab has seen before', async () => {
  browserCart().add(inCart);
  const key = checkoutKey();
  expect(checkoutKey()).toBe(key);
  // As signing out does, in the same tab.
  localStorage.clear();
  open('/merch', { '/api/shop': shelf });
  expect(await screen.findByRole('link', { name: 'T-Shirt' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeTruthy());
  expect(checkoutKey()).not.toBe(key);
});

it.each([
  ['while they are', order.heldUntil, /^Bis .*18.* liegen die Artikel für dich bereit/],
  ['when they no longer are', null, 'Die Artikel liegen nicht mehr für dich bereit'],
])('says %s kept back until when, and until when one can pay', async (_, heldUntil, sentence) => {
  const shown = { order: { ...order, heldUntil } };
  open(`/merch?bestellung=${order.number}`, { [`/api/shop/orders/${order.number}`]: shown });
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
  expect(screen.getByText(/^Bezahlen kannst du bis .*1/)).toBeTruthy();
});

it('opens the order for who comes back from paying with its number only', async () => {
  const secret = 'p'.repeat(43);
  rememberPaying(order.number, secret);
  expect(payingSecret('FW-WXYZ6789')).toBeNull();
  const paid = { ...order, state: 'paid', transfer: null, paidCents: 3080, dueCents: 0 };
  open(`/merch?bestellung=${order.number}`, { [`/api/shop/orders/${secret}`]: { order: paid } });
  expect(await screen.findByText(/Deine Zahlung ist da/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(`/merch?bestellung=${secret}`),
  );
  expect(sent.filter(({ path }) => path.includes(order.number))).toEqual([]);
  expect(payingSecret(order.number)).toBeNull();
});

it.each([
  ['is not sent', 0, /der Pro-Pass gehört zu deinem Konto/],
  ['is over when it was revoked', 1, /Er gilt nicht mehr/],
])('says that a pass %s', async (_what, revokedQuantity, sentence) => {
  const lines = [{ ...order.lines[0], passDays: 365, revokedQuantity }];
  const shippedAt = '2026-11-17T10:00:00.000Z';
  const bought = { ...order, lines, state: 'shipped', shippedAt, transfer: null, mayCancel: false };
  open(`/merch?bestellung=${order.number}`, {
    [`/api/shop/orders/${order.number}`]: { order: bought },
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('freigeschaltet')).toBeTruthy();
  expect(screen.queryByText(/unterwegs|verschickt/)).toBeNull();
});

it('lets an admin record a part of the money, and also what comes after the order has run out', async () => {
  const expired = { ...order, state: 'expired', dueCents: 0, hasAccount: false, payments: [] };
  const path = '/api/shop/admin/orders';
  const person = open(
    '/merch?verwaltung=bestellungen',
    {
      '/api/shop/admin/status': {
        isOpen: true,
        missing: [],
        unpublished: [],
        openOrders: 0,
        ordersToSend: 0,
        refundsDue: 0,
        unmatchedRevocations: 0,
      },
      [path]: { orders: [expired], next: null },
      [`${path}/${order.number}/payments`]: { order: { ...expired, paidCents: 1050 } },
    },
    registered('anna', { isAdmin: true }),
  );
  await person.click(await screen.findByRole('button', { name: 'Zahlung eingegangen' }));
  expect(screen.getByText(/12345 Ort, Deutschland, mara@/)).toBeTruthy();
  const amount = await screen.findByLabelText('Betrag in Euro');
  await person.type(amount, '10,5');
  const day = screen.getByLabelText('Eingegangen am');
  await person.clear(day);
  await person.type(day, '2026-01-02');
  await person.click(screen.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText(/bezahlt 10,50/)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ amountCents: 1050, paidOn: '2026-01-02' });
});
