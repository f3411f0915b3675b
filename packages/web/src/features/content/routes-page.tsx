import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function RoutesPage() {
  const { routes } = useContentTexts();
  return <Page title={routes.title}>{null}</Page>;
}
