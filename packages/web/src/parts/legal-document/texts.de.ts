import type { OperatorField } from './operator-lines.tsx';

interface FieldText {
  readonly label: string;
  /** True where the law asks only operators who have one. */
  readonly isOptional?: boolean;
}

export const de = {
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
