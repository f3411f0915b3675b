import { afterEach, describe, expect, it } from 'vitest';
import { showOffer, withdrawOffer } from './offer.ts';
import { showToast, toasts } from './toast.ts';

const action = { label: 'Rückgängig', run: () => undefined };
const texts = () => toasts.read().map(({ text }) => text);

afterEach(() => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

describe('an offer', () => {
  it('takes the place of the one before, and leaves other toasts alone', () => {
    showOffer({ kind: 'info', text: 'Bonn entfernt', action });
    showToast({ kind: 'info', text: 'Nur gesagt' });
    showOffer({ kind: 'info', text: 'Köln entfernt', action });
    expect(texts()).toEqual(['Nur gesagt', 'Köln entfernt']);
  });

  it('can be withdrawn, also when there is none', () => {
    showOffer({ kind: 'info', text: 'Bonn entfernt', action });
    withdrawOffer();
    withdrawOffer();
    expect(texts()).toEqual([]);
  });
});
