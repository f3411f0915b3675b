import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@fahrtwind/domain';
import { attributionIn, type Basemap } from '@fahrtwind/geo';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { chooseBasemap } from './choose-basemap.ts';
import { readSources } from './read-sources.ts';
import { mountArchives } from './serve-archive.ts';

export interface MapParts {
  readonly config: Config;
  readonly log: Log;
}

export interface MapFeature {
  readonly handlers: Handlers<'getMapStyle' | 'getMapSources'>;
  /** Mounts the archives; a map asks for many pieces, so they are not counted like other requests. */
  readonly mount: (app: FastifyInstance) => void;
}

export function createMapFeature({ config, log }: MapParts): MapFeature {
  const basemap = chooseBasemap(config, {
    onOutage: (outage) => log.warn({ err: outage }, 'the map fell back'),
    onRegionFailure: ({ name }, error) =>
      log.error({ err: error, region: name }, 'map of the region not read'),
    onRoadFailure: (error) => log.error({ err: error }, 'roads do not end at the regions'),
  });
  const sources = readSources(join(projectFolder, 'data'));
  // A request reports a failure. Here there is no request yet.
  sources.catch(() => undefined);
  return {
    handlers: {
      getMapStyle: async ({ query, reply }) => {
        const style = await styleOf(basemap, query);
        // The style names archives of this very version, so it is asked for anew each time; most often it is the same.
        reply.header('cache-control', 'no-cache').header('etag', etagOf(style));
        return style;
      },
      getMapSources: async () => ({ sources: [...(await sources)] }),
    },
    mount: (app) => mountArchives(app, basemap),
  };
}

async function styleOf(
  basemap: Basemap,
  { theme, lang }: { readonly theme: 'light' | 'dark'; readonly lang: Language },
) {
  const answer = await basemap.style({ theme, language: lang });
  const { value, source, attribution, isFallback } = answer;
  return {
    ...value,
    metadata: {
      'fahrtwind:source': source,
      'fahrtwind:attribution': attributionIn(lang, attribution),
      'fahrtwind:isFallback': isFallback,
    },
  };
}

function etagOf(style: object): string {
  return `"${createHash('sha256').update(JSON.stringify(style)).digest('hex').slice(0, 16)}"`;
}
