import { afterEach, describe, expect, it } from 'vitest';
import { BROKEN_SERVICES, HASTY } from '../../outside/testing/broken-services.ts';
import { startLocalService, type LocalService } from '../../outside/testing/local-service.ts';

type Settings = typeof HASTY & { readonly url: string };

/** What every adapter of an outside service does when that service is not well. */
export function describeOutages(
  name: string,
  ask: (settings: Settings, signal?: AbortSignal) => Promise<unknown>,
): void {
  describe(`${name}, when its service is not well`, () => {
    const running: LocalService[] = [];
    afterEach(async () => {
      await Promise.all(running.splice(0).map((service) => service.close()));
    });

    it.each(BROKEN_SERVICES)('is out when it %s', async (_how, reason, respond) => {
      const service = await startLocalService((_request, response) => respond(response));
      running.push(service);
      const asked = ask({ ...HASTY, url: service.url });
      await expect(asked).rejects.toMatchObject({ name: 'Outage', service: name, reason });
      expect(service.requests).toHaveLength(1);
    });

    it('does not call it an outage when the caller has gone', async () => {
      const service = await startLocalService(() => undefined);
      running.push(service);
      const controller = new AbortController();
      const asked = ask({ ...HASTY, url: service.url }, controller.signal);
      controller.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
