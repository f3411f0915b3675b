import type { PublicTrip } from '@fahrtwind/domain';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdoptTexts } from './texts.ts';

const AdoptDialog = lazy(async () => {
  const { AdoptDialog: Loaded } = await import('./adopt-dialog.tsx');
  return { default: Loaded };
});

/** The dialog's code brings the rules of planning, which only those need who take the trip. */
export function AdoptTrip({ trip }: { readonly trip: PublicTrip }) {
  const texts = useAdoptTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="accent" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="copy" />
        {texts.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AdoptDialog trip={trip} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
