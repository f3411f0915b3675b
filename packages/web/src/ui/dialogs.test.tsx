// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useConfirm } from './confirm.tsx';
import { DialogHost } from './dialog-host.tsx';
import { useOptions } from './options.tsx';
import { usePrompt } from './prompt.tsx';

afterEach(cleanup);

/** Asks a question as a page would, and passes on its answer. */
function ask<Answer>(question: () => Promise<Answer>) {
  render(<DialogHost />);
  let pending: Promise<Answer> | undefined;
  act(() => {
    pending = question();
  });
  return { person: userEvent.setup(), answer: () => pending };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the prompt', () => {
  const prompt = usePrompt();
  const rename = () =>
    prompt({
      title: 'Reise umbenennen',
      label: 'Titel',
      initial: '',
      isValid: (title) => title.trim() !== '',
    });

  it('keeps OK disabled while the validity check fails, and answers with the text [VA-13]', async () => {
    const { person, answer } = ask(rename);
    expect(button('OK').disabled).toBe(true);
    await person.type(screen.getByLabelText('Titel'), 'Alpen');
    expect(button('OK').disabled).toBe(false);
    await person.click(button('OK'));
    expect(await answer()).toBe('Alpen');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not let Enter past the check [VA-13]', async () => {
    const { person, answer } = ask(rename);
    await person.type(screen.getByLabelText('Titel'), ' {Enter}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await person.type(screen.getByLabelText('Titel'), 'Jura{Enter}');
    expect(await answer()).toBe(' Jura');
  });

  it('takes no more than so many letters', async () => {
    const { person, answer } = ask(() => prompt({ title: 'Titel', label: 'Titel', maxLength: 5 }));
    await person.type(screen.getByRole('textbox', { name: 'Titel' }), 'Alpen und mehr{Enter}');
    expect(await answer()).toBe('Alpen');
  });

  it('answers null when it is closed', async () => {
    const { person, answer } = ask(rename);
    await person.click(button('Abbrechen'));
    expect(await answer()).toBeNull();
  });
});

describe('the options', () => {
  const choose = useOptions();

  it('keeps OK disabled until a valid option is chosen [VA-13]', async () => {
    const { person, answer } = ask(() =>
      choose({
        title: 'Wohin?',
        options: [
          { value: 'before', label: 'Davor' },
          { value: 'after', label: 'Danach' },
        ],
        isValid: (value) => value === 'after',
      }),
    );
    expect(button('OK').disabled).toBe(true);
    await person.click(screen.getByLabelText('Davor'));
    expect(button('OK').disabled).toBe(true);
    await person.click(screen.getByLabelText('Danach'));
    await person.click(button('OK'));
    expect(await answer()).toBe('after');
  });
});

describe('the confirmation', () => {
  const confirm = useConfirm();

  const question = () => confirm({ title: 'Löschen?', text: 'Für immer.', okLabel: 'Löschen' });

  it('is true only for OK', async () => {
    const first = ask(question);
    await first.person.click(button('Löschen'));
    expect(await first.answer()).toBe(true);
    cleanup();
    const second = ask(question);
    await second.person.click(button('Schließen'));
    expect(await second.answer()).toBe(false);
  });
});
