import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalService, type LocalService } from '../outside/testing/local-service.ts';
import { fetchMap } from './fetch-map.ts';

let folder: string;
let service: LocalService | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fahrtwind-fetch-'));
});
afterEach(async () => {
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

const CONTENT = Buffer.from('0123456789'.repeat(1000));

interface Behaviour {
  etag: string;
  /** Hang up after so many bytes of an answer. */
  cutAfter: number;
}

async function serveMap(behaviour: Behaviour): Promise<string> {
  service = await startLocalService(({ headers }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const isSame = headers['if-range'] === behaviour.etag;
    const start = isSame ? from : 0;
    const rest = CONTENT.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      etag: behaviour.etag,
      'content-length': rest.length,
    });
    if (rest.length <= behaviour.cutAfter) response.end(rest);
    else {
      response.write(rest.subarray(0, behaviour.cutAfter));
      // Late enough for a busy machine to have read what was sent.
      setTimeout(() => response.destroy(), 500);
    }
  });
  return `${service.url}/map.osm.pbf`;
}

const fetched = async (url: string, seen: [number, number | null][] = [], stallMs = 30_000) =>
  readFileSync(
    await fetchMap(url, {
      folder,
      onProgress: (done, all) => seen.push([done, all]),
      stallMs,
    }),
  );

describe('fetching a map file', () => {
  it('says how far it has got', async () => {
    const seen: [number, number | null][] = [];
    const url = await serveMap({ etag: '"1"', cutAfter: Infinity });
    expect(await fetched(url, seen)).toEqual(CONTENT);
    expect(seen.at(-1)).toEqual([CONTENT.length, CONTENT.length]);
  });

  it('goes on where it was cut', async () => {
    const behaviour = { etag: '"1"', cutAfter: 4000 };
    const url = await serveMap(behaviour);
    await expect(fetched(url)).rejects.toMatchObject({ name: 'FetchFailure', fault: 'cut' });
    behaviour.cutAfter = Infinity;
    const seen: [number, number | null][] = [];
    expect(await fetched(url, seen)).toEqual(CONTENT);
    expect(seen[0]?.[0]).toBeGreaterThan(4000);
    expect(service?.requests.at(-1)?.headers.range).toBe('bytes=4000-');
  });

  it('begins anew when the file has become another one', async () => {
    const behaviour = { etag: '"1"', cutAfter: 4000 };
    const url = await serveMap(behaviour);
    await expect(fetched(url)).rejects.toMatchObject({ fault: 'cut' });
    Object.assign(behaviour, { etag: '"2"', cutAfter: Infinity });
    expect(await fetched(url)).toEqual(CONTENT);
  });

  it.each([
    ['status', 404],
    ['status', 500],
  ])('fails by %s %i', async (fault, status) => {
    service = await startLocalService((_request, response) => response.writeHead(status).end());
    await expect(fetched(service.url)).rejects.toMatchObject({ fault });
  });

  it('does not wait forever', async () => {
    service = await startLocalService((_request, response) => void response.write('x'));
    await expect(fetched(service.url, [], 300)).rejects.toMatchObject({ fault: 'stalled' });
  });

  it('fails where no server listens', async () => {
    await expect(fetched('http://127.0.0.1:9/map.osm.pbf')).rejects.toMatchObject({
      fault: 'unreachable',
    });
  });
});
