import { Page } from '../../ui/page.tsx';
import { useContentTexts } from './texts.ts';

export function HotelPage() {
  const { hotel } = useContentTexts();
  return <Page title={hotel.title}>{null}</Page>;
}
