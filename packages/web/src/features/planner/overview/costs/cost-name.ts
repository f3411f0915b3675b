import { shortLabel, type Cost, type Language } from '@fahrtwind/domain';
import { legKindName } from '../../../../parts/leg-kind-name.ts';
import type { OverviewTexts } from '../texts.ts';

export function costName(cost: Cost, texts: OverviewTexts, language: Language): string {
  if (cost.kind === 'leg') return texts.bookings.legs[cost.field];
  if (cost.kind === 'ride')
    return texts.ride(legKindName(cost.legKind, language), shortLabel(cost.to), cost.operator);
  if (cost.name.trim() !== '') return cost.name;
  return cost.kind === 'hotel' ? texts.unnamedHotel : texts.unnamedActivity;
}
