import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function BlogPage() {
  const { blog } = useContentTexts();
  return <Page title={blog.title}>{null}</Page>;
}
