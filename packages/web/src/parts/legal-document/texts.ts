import { defineTexts } from '../../ui/texts.tsx';
import type { PublicConfig } from '@fahrtwind/contract';

export type OperatorField = keyof PublicConfig['operator'];

interface FieldText {
  readonly label: string;
  /** True where the law asks only operators who have one. */
  readonly isOptional?: boolean;
}

const de = {
  asOf: 'Stand dieses Textes:',
  missing: 'Nicht angegeben – der Betreiber dieser Installation muss diese Angabe noch machen',
  missingOptional: 'Nicht angegeben – nötig nur, wenn vorhanden',
  field: {
    name: { label: 'Name' },
    street: { label: 'Straße und Hausnummer' },
    city: { label: 'Postleitzahl und Ort' },
    country: { label: 'Land' },
    representative: { label: 'Vertreten durch', isOptional: true },
    email: { label: 'E-Mail' },
    phone: { label: 'Telefon', isOptional: true },
    register: { label: 'Registereintrag', isOptional: true },
    vatId: { label: 'Umsatzsteuer-Identifikationsnummer', isOptional: true },
    responsible: { label: 'Verantwortlich' },
  } satisfies Record<OperatorField, FieldText> as Record<OperatorField, FieldText>,
};

const en: typeof de = {
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

export const useOperatorTexts = defineTexts(de, en);
