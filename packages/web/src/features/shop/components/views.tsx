import { use, type ComponentType } from 'react';
import type { LegalName } from '../legal/legal-view.tsx';
import type { ShopAddress } from '../state/shop-address.ts';

type LazyView = Exclude<ShopAddress['view'], 'list' | 'produkt'>;
interface ViewModule {
  readonly View: ComponentType<{ readonly about: string }>;
}

const legal = (name: LegalName) => async (): Promise<ViewModule> => {
  const { LegalView } = await import('../legal/legal-view.tsx');
  return { View: () => <LegalView name={name} /> };
};

/** What most visitors never open is loaded with its first use. */
const LOADERS: Readonly<Record<LazyView, () => Promise<ViewModule>>> = {
  warenkorb: async () => ({ View: (await import('../cart/cart-view.tsx')).CartView }),
  kasse: async () => ({ View: (await import('../checkout/checkout-view.tsx')).CheckoutView }),
  bestellung: async () => ({ View: (await import('../order/order-view.tsx')).OrderView }),
  widerruf: async () => ({
    View: (await import('../revocation/revocation-view.tsx')).RevocationView,
  }),
  verwaltung: async () => ({ View: (await import('../admin/admin-view.tsx')).AdminView }),
  agb: legal('agb'),
  widerrufsbelehrung: legal('widerrufsbelehrung'),
  versand: legal('versand'),
  gewaehrleistung: legal('gewaehrleistung'),
  barrierefreiheit: legal('barrierefreiheit'),
};

const loaded = new Map<string, ViewModule>();
const loading = new Map<string, Promise<ViewModule>>();

/** Loads a view once; a failure is not kept, so that the next call tries again. */
function loadView(name: LazyView): Promise<ViewModule> {
  const known = loading.get(name);
  if (known) return known;
  const started = LOADERS[name]().then((view) => {
    loaded.set(name, view);
    return view;
  });
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
}

interface ShopViewProps {
  readonly address: ShopAddress & { readonly view: LazyView };
}

export function LazyShopView({ address: { view, about } }: ShopViewProps) {
  const { View } = loaded.get(view) ?? use(loadView(view));
  return <View key={about} about={about} />;
}

/** Before the page is rendered or taken over: otherwise React would replace it by a skeleton. */
export async function prepareViews(first: ShopAddress['view'] | 'all'): Promise<void> {
  if (first === 'list' || first === 'produkt') return;
  if (first !== 'all') await loadView(first);
  else await Promise.all(Object.keys(LOADERS).filter(isLazy).map(loadView));
}

function isLazy(name: string): name is LazyView {
  return Object.hasOwn(LOADERS, name);
}
