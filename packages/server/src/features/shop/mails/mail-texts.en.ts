import type { de } from './mail-texts.de.ts';

export const en: typeof de = {
  greeting: 'Hello,',
  farewell: 'Have a good trip\nFahrtwind',
  open: 'View order',
  piece: ({ quantity, name, details, total }) =>
    `${quantity} × ${name}${details === '' ? '' : ` (${details})`}: ${total}`,
  shipping: (amount) => `Shipping: ${amount}`,
  total: (amount, isWithVat) =>
    `Total: ${amount}${isWithVat ? ' including VAT' : ' (no VAT under § 19 UStG)'}`,
  to: 'Delivery address:',
  files: { terms: 'Terms.txt', revocation: 'Right-of-withdrawal.txt', guarantee: 'Guarantee.txt' },
  seller: 'Your contract is with:',
  ordered: (number, revocationUrl) => ({
    subject: `Your order ${number}`,
    before: [`Thank you for your order ${number}. We hereby accept it. This is what you ordered:`],
    button: 'View order',
    after: [
      'Our terms and the notice on your right of withdrawal with the model form are attached to this e-mail, together with the German versions, which are binding. Please keep them.',
      `You can withdraw from the contract for 14 days, most easily with “Withdraw from a contract” at the bottom of every page:\n${revocationUrl}`,
    ],
  }),
  transfer: ({ amount, holder, iban, bic, reference, until }) =>
    `Please transfer ${amount} by ${until} to:\n${holder}\nIBAN ${iban}${bic === '' ? '' : `\nBIC ${bic}`}\nReference ${reference}`,
  held: (until) =>
    `The items are kept for you until ${until}. If your money arrives later and something has sold out by then, we will write to you and refund everything.`,
  soldOut:
    'When your money arrived, the items were no longer kept for you, and some of them are sold out.',
  payThere: (until) =>
    `Payment is made at the payment service Stripe. If that has not worked yet, the button takes you back there until ${until}.`,
  paid: (number) => ({
    subject: `Payment received: ${number}`,
    before: [`Your payment for order ${number} has arrived, thank you.`],
    button: 'View order',
    after: [],
  }),
  paidGoods: 'We are packing now and will write to you once the parcel is on its way.',
  paidPass: (start) =>
    `${start === null ? 'Your pro pass is valid from now on.' : `Your pro pass is valid from ${start}, following the one you already have.`} It ends by itself and is never renewed.`,
  invoiceAttached: (number) => `Invoice ${number} is attached to this e-mail.`,
  shipped: (number) => ({
    subject: `On its way: ${number}`,
    before: [`Your order ${number} is on its way to you.`],
    button: 'View order',
    after: [],
  }),
  tracking: (carrier, tracking) => `Parcel: ${[carrier, tracking].filter(Boolean).join(', ')}`,
  cancelled: (number) => ({
    subject: `Cancelled: ${number}`,
    before: [`Your order ${number} has been cancelled.`],
    button: 'View order',
    after: [],
  }),
  expired: (number) => ({
    subject: `Order expired: ${number}`,
    before: [
      `No payment has arrived for your order ${number}. We have therefore closed it, and there is nothing for you to do.`,
    ],
    button: 'View order',
    after: ['Did you pay after all? Then you will get your money back once it arrives.'],
  }),
  reason: (reason) => `The reason: ${reason}`,
  refundComing: (amount) => `You will get ${amount} back the way you paid.`,
  refunded: (number, amount) => ({
    subject: `Refund for ${number}`,
    before: [`We have refunded ${amount} for order ${number}.`],
    button: 'View order',
    after: [],
  }),
  closed: (number) => ({
    subject: `Invoice for ${number}`,
    before: [
      `After your withdrawal there is nothing left to send from your order ${number}. You already have the rest of it.`,
    ],
    button: 'View order',
    after: [],
  }),
  revoked: (received, contract) => ({
    subject: `We have received your withdrawal: ${contract}`,
    before: [`Your withdrawal reached us on ${received}. This is what you declared:`],
    button: 'To the shop',
    after: ['This e-mail confirms that we have received it. Please keep it.'],
  }),
  statement: ({ name, contract, email, comment, parts }) =>
    [
      'I hereby withdraw from the contract.',
      `Name: ${name}`,
      `Contract: ${contract}`,
      `E-mail: ${email}`,
      `Extent: ${parts === '' ? 'the whole contract' : parts}`,
      ...(comment === '' ? [] : [`Comment: ${comment}`]),
    ].join('\n'),
  forOperator: {
    order: (number, amount) => `Order ${number} paid (${amount})`,
    soldOut: (number, amount) => `Order ${number} paid, but sold out: pay back ${amount}`,
    revocation: (contract) => `Withdrawal received: ${contract}`,
  },
};
