// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SwitchField } from './switch-field.tsx';

it('is a switch that tells its state once, as HTML allows it', () => {
  render(<SwitchField label="Maut meiden" checked onChange={() => undefined} />);
  const field = screen.getByRole('switch', { name: 'Maut meiden', checked: true });
  expect(field.hasAttribute('aria-checked')).toBe(false);
});
