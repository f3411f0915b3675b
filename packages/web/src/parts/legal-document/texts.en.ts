import type { de } from './texts.de.ts';

export const en: typeof de = {
  asOf: 'This text was last changed on',
  missing: 'Not given – the operator of this installation still has to provide it',
  missingOptional: 'Not given – needed only if there is one',
  field: {
    name: { label: 'Name' },
    street: { label: 'Street and number' },
    city: { label: 'Postcode and town' },
    country: { label: 'Country' },
    representative: { label: 'Represented by', isOptional: true },
    email: { label: 'E-mail' },
    phone: { label: 'Phone', isOptional: true },
    register: { label: 'Entry in a register', isOptional: true },
    vatId: { label: 'VAT identification number', isOptional: true },
    responsible: { label: 'Responsible' },
  },
};
