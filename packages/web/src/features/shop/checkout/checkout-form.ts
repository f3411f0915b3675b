import { isEmail, type PaymentMethod, type ShopCountry } from '@fahrtwind/domain';

export interface CheckoutForm {
  readonly email: string;
  readonly name: string;
  readonly addition: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: ShopCountry;
  readonly payment: PaymentMethod;
}

export type CheckoutField = 'email' | 'name' | 'addition' | 'street' | 'postalCode' | 'city';
export type FieldProblem = 'missing' | 'email' | 'postalCode' | 'refused';
export type FieldProblems = Readonly<Partial<Record<CheckoutField, FieldProblem>>>;

/** In the order of the page, so that the first one can be focused. */
export const CHECKOUT_FIELDS = [
  'email',
  'name',
  'addition',
  'street',
  'postalCode',
  'city',
] as const satisfies readonly CheckoutField[];

/** What is wrong with which field. */
export function checkForm(form: CheckoutForm): FieldProblems {
  const found = CHECKOUT_FIELDS.flatMap((field) => {
    const problem = problemOf(field, form);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function problemOf(field: CheckoutField, form: CheckoutForm): FieldProblem | null {
  const value = form[field].trim();
  if (value === '') return field === 'addition' ? null : 'missing';
  if (field === 'email' && !isEmail(value)) return 'email';
  const isGerman = form.country === 'DE';
  if (field === 'postalCode' && isGerman && !/^\d{5}$/.test(value)) return 'postalCode';
  return null;
}

/** The field that the server means, such as `recipient.city`. */
export function fieldOf(path: string | undefined): CheckoutField | null {
  const name = path?.split('.').at(-1);
  return CHECKOUT_FIELDS.find((field) => field === name) ?? null;
}
