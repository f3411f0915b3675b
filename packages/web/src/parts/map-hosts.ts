import type { PublicConfig } from '@fahrtwind/contract';

/** From where browsers load the map, if not from the site itself; empty otherwise. */
export function mapHosts({ outsideServices }: Pick<PublicConfig, 'outsideServices'>): string {
  return outsideServices.find(({ use }) => use === 'map')?.hosts.join(', ') ?? '';
}
