import type { Config } from '../../config/config.ts';

export type OidcProvider = Config['oidcProviders'][number];

/** The configuration once the secret is known, given or made. */
export type AccountConfig = Omit<Config, 'secret'> & { readonly secret: string };
