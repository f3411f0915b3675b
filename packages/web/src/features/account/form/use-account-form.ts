import { useId, useRef, useState, type FormEvent } from 'react';
import { failureOf } from '../../../parts/failures/failure.ts';
import { useFailureSentence, type FailurePlace } from '../../../parts/failures/use-failure-text.ts';

type Values<F extends string> = Readonly<Record<F, string>>;
type FieldErrors = Readonly<Record<string, string | undefined>>;

interface FormPlan<F extends string> {
  /** Field names with their labels, in the order of the form. */
  readonly fields: Readonly<Record<F, string>>;
  /** Returns sentences for the invalid fields. */
  readonly check: (values: Values<F>) => Readonly<Partial<Record<F, string | undefined>>>;
  readonly send: (values: Values<F>) => Promise<void>;
  /** The field that a code belongs to if the server does not name one. */
  readonly fieldOfCode?: Readonly<Partial<Record<string, NoInfer<F>>>>;
  readonly place?: FailurePlace;
}

export interface AccountFormState<F extends string> {
  readonly isBusy: boolean;
  /** Counts failed attempts, so that each of them moves the focus. */
  readonly failures: number;
  /** The sentence for a failure that belongs to no field. */
  readonly failure: string | null;
  readonly fieldErrors: readonly {
    readonly id: string;
    readonly label: string;
    readonly text: string;
  }[];
  readonly field: (name: F) => {
    readonly id: string;
    readonly name: F;
    readonly label: string;
    readonly error: string | undefined;
  };
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

interface Outcome {
  readonly failures: number;
  readonly failure: string | null;
  readonly errors: FieldErrors;
}

const UNTRIED: Outcome = { failures: 0, failure: null, errors: {} };

function readValues<F extends string>(form: HTMLFormElement, names: readonly F[]): Values<F> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets its keys, which are `names`
  return Object.fromEntries(entries) as Record<F, string>;
}

/**
 * A form of uncontrolled fields: password managers and typing before hydration work, and a failed request keeps all
 * input.
 */
export function useAccountForm<F extends string>(plan: FormPlan<F>): AccountFormState<F> {
  const prefix = useId();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(UNTRIED);
  const sentenceOf = useFailureSentence(plan.place);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets them
  const names = Object.keys(plan.fields) as F[];

  const fail = (errors: FieldErrors, failure: string | null) =>
    setOutcome(({ failures }) => ({ failures: failures + 1, failure, errors }));

  function failWith(cause: unknown) {
    const { code, field } = failureOf(cause);
    const text = sentenceOf(code, field);
    const name = names.find((known) => known === field) ?? plan.fieldOfCode?.[code];
    fail(name ? { [name]: text } : {}, name ? null : text);
  }

  async function submit(form: HTMLFormElement) {
    const values = readValues(form, names);
    const errors: FieldErrors = plan.check(values);
    if (names.some((name) => errors[name])) return fail(errors, null);
    isSending.current = true;
    setBusy(true);
    setOutcome(({ failures }) => ({ failures, failure: null, errors: {} }));
    try {
      await plan.send(values);
    } catch (cause) {
      failWith(cause);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    failures: outcome.failures,
    failure: outcome.failure,
    fieldErrors: names.flatMap((name) => {
      const text = outcome.errors[name];
      return text ? [{ id: `${prefix}${name}`, label: plan.fields[name], text }] : [];
    }),
    field: (name) => ({
      id: `${prefix}${name}`,
      name,
      label: plan.fields[name],
      error: outcome.errors[name],
    }),
    onSubmit(event) {
      event.preventDefault();
      if (!isSending.current) void submit(event.currentTarget);
    },
    onInput({ target }) {
      const name = target instanceof HTMLInputElement ? target.name : '';
      setOutcome((now) =>
        name in now.errors ? { ...now, errors: { ...now.errors, [name]: undefined } } : now,
      );
    },
  };
}
