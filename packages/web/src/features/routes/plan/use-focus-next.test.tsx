// @vitest-environment happy-dom
import { cleanup, getConfig, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusNext } from '../../../parts/use-focus-next.ts';

afterEach(cleanup);

function Rows() {
  const [names, setNames] = useState(['Ulm', 'Bonn']);
  const [count, setCount] = useState(0);
  const focusNext = useFocusNext();
  useEffect(() => {
    const draw = () => setCount(1);
    window.addEventListener('draw', draw);
    return () => window.removeEventListener('draw', draw);
  }, []);
  function remove(index: number) {
    setNames(names.toSpliced(index, 1));
    focusNext(`zeile-${index}`);
  }
  return (
    <>
      <output>{count}</output>
      {names.map((name, index) => (
        <button key={name} type="button" id={`zeile-${index}`} onClick={() => remove(index)}>
          {name}
        </button>
      ))}
    </>
  );
}

it('focuses what stands there after the change, also when something else was drawn just before', async () => {
  render(<Rows />);
  // Without act(), React has not run all effects when the observer is told, as in a browser.
  await getConfig().asyncWrapper(async () => {
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        screen.getByText('Ulm').click();
        resolve();
      }).observe(screen.getByRole('status'), {
        characterData: true,
        childList: true,
        subtree: true,
      });
      window.dispatchEvent(new Event('draw'));
    });
  });
  await waitFor(() => expect(screen.queryByText('Ulm')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bonn'));
});
