import { isIP } from 'node:net';
import type { PublicConfig } from '@fahrtwind/contract';
import { isPublicAddress, SHORT_LINK_HOSTS } from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';

type OutsideService = PublicConfig['outsideServices'][number];

const STRIPE_HOSTS = ['api.stripe.com', 'checkout.stripe.com'];

/** Which services of others this installation asks, for the privacy page. Those in the own network are its own. */
export function outsideServices(config: Config): OutsideService[] {
  const { mapStyleUrl, mapPmtiles } = config;
  const isMapElsewhere = mapStyleUrl === null && mapPmtiles?.includes('://');
  return [
    ...service('map', mapStyleUrl === null ? [] : [mapStyleUrl, ...config.mapStyleHosts]),
    ...service('mapFile', isMapElsewhere ? [mapPmtiles] : []),
    ...service('places', config.geocoder === 'gazetteer' ? [] : [config.geocoderUrl]),
    ...service('routes', config.routing === 'estimate' ? [] : [config.routingUrl]),
    ...service('pois', [config.poiUrl]),
    ...service('lodgings', [config.lodgingUrl]),
    ...service('payment', config.shop.stripe === null ? [] : STRIPE_HOSTS.map(addressOf)),
    ...service('shortLinks', config.resolveLinks ? SHORT_LINK_HOSTS.map(addressOf) : []),
    ...service('assistant', [config.assistant?.url ?? null]),
    ...service('mail', [config.smtpUrl]),
    ...service('files', [config.s3?.endpoint ?? null]),
  ];
}

function service(
  use: OutsideService['use'],
  addresses: readonly (string | null)[],
): readonly OutsideService[] {
  const hosts = addresses.flatMap((address) => (address === null ? [] : outsideHost(address)));
  return hosts.length > 0 ? [{ use, hosts: [...new Set(hosts)] }] : [];
}

function addressOf(host: string): string {
  return `https://${host}`;
}

function outsideHost(address: string): readonly string[] {
  const { hostname } = new URL(address);
  const bare = hostname.replaceAll(/[[\]]/g, '');
  const isOwnName = !bare.includes('.') || /\.(localhost|local|internal|lan)$/.test(bare);
  const isOutside = isIP(bare) > 0 ? isPublicAddress(bare) : !isOwnName;
  return isOutside ? [hostname] : [];
}
