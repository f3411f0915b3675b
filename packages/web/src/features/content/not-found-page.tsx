import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function NotFoundPage() {
  const { notFound } = useContentTexts();
  return <Page title={notFound.title}>{null}</Page>;
}
