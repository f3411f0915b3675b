import type { Cost } from '@fahrtwind/domain';
import type { OverviewTexts } from '../texts.ts';

export function costName(cost: Cost, texts: OverviewTexts): string {
  if (cost.kind === 'leg') return texts.bookings.legs[cost.field];
  if (cost.name.trim() !== '') return cost.name;
  return cost.kind === 'hotel' ? texts.unnamedHotel : texts.unnamedActivity;
}
