import { countryName, type ShopCountry } from '@fahrtwind/domain';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import type { CheckoutField, CheckoutForm, FieldProblems } from './checkout-form.ts';
import styles from './checkout.module.css';
import { useCheckoutTexts } from './texts.ts';
import { fieldId } from './use-checkout.ts';

interface AddressFieldsProps {
  readonly form: CheckoutForm;
  readonly countries: readonly ShopCountry[];
  readonly problems: FieldProblems;
  readonly onChange: (change: Partial<CheckoutForm>) => void;
}

const AUTO_COMPLETE: Readonly<Record<CheckoutField, string>> = {
  email: 'email',
  name: 'name',
  addition: 'address-line2',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
};

/** The receiver of the parcel, and of the confirmation. */
export function AddressFields({ form, countries, problems, onChange }: AddressFieldsProps) {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const field = (name: CheckoutField, isOptional = false) => {
    const problem = problems[name];
    return (
      <TextField
        id={fieldId(name)}
        label={texts.fields[name]}
        type={name === 'email' ? 'email' : 'text'}
        inputMode={name === 'postalCode' && form.country === 'DE' ? 'numeric' : undefined}
        autoComplete={AUTO_COMPLETE[name]}
        required={!isOptional}
        maxLength={name === 'email' ? 254 : 120}
        value={form[name]}
        hint={name === 'email' ? texts.emailHint : undefined}
        error={problem && texts.problems[problem]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  };
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{field('email')}</div>
      <div className={styles.wide}>{field('name')}</div>
      <div className={styles.wide}>{field('street')}</div>
      <div className={styles.wide}>{field('addition', true)}</div>
      {field('postalCode')}
      {field('city')}
      <div className={styles.wide}>
        <SelectField
          label={texts.country}
          value={form.country}
          options={countries.map((code) => ({ value: code, label: countryName(code, language) }))}
          onChange={(country) => onChange({ country })}
        />
      </div>
    </div>
  );
}
