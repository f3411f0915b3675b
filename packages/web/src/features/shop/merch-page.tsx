import { useSearchParams } from 'react-router';
import { ProductList } from './list/product-list.tsx';
import { ProductView } from './product/product-view.tsx';
import { readShopAddress } from './state/shop-address.ts';
import { LazyShopView, prepareViews } from './components/views.tsx';

export { merchCall as pageCall, merchHead as pageHead } from './head/merch-head.ts';

/** The shop. Its views are told apart by the query: the table of routes is closed. */
export function MerchPage() {
  const [search] = useSearchParams();
  const { view, about } = readShopAddress(search);
  if (view === 'list') return <ProductList />;
  if (view === 'produkt') return <ProductView key={about} id={about} />;
  return <LazyShopView address={{ view, about }} />;
}

// The server renders synchronously, so it loads all views up front.
const first = import.meta.env.SSR
  ? 'all'
  : readShopAddress(new URLSearchParams(window.location.search)).view;
await prepareViews(first).catch((cause: unknown) => {
  console.error('View of the shop not loaded', cause);
});
