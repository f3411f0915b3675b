interface RegisterParts {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
  readonly fetch: (path: string) => Promise<Response>;
  readonly hostname: string;
  readonly report: (message: string, cause?: unknown) => void;
}

const SCRIPT = '/service-worker.js';
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;

/**
 * Registers the service worker of the site's root. On local hosts, where one day this app and the next day another
 * one answers, its existence is checked first: a missing one or something that is no script is reported
 * and the former worker unregistered.
 */
export async function registerServiceWorker(
  parts: RegisterParts,
): Promise<ServiceWorkerRegistration | null> {
  const { container, hostname, report } = parts;
  try {
    if (LOCAL.test(hostname)) {
      const check = await parts.fetch(SCRIPT).catch(isUnreachable);
      if (check === null) return null;
      if (!isScript(check, report)) {
        await unregisterAll(parts);
        return null;
      }
    }
    return await container.register(SCRIPT, { scope: '/' });
  } catch (cause) {
    report('Service worker not registered', cause);
    return null;
  }
}

/** Without a network, and when the page is left meanwhile, nothing is wrong with the worker. */
function isUnreachable(cause: unknown): null {
  if (cause instanceof TypeError) return null;
  throw cause;
}

function isScript(response: Response, report: RegisterParts['report']): boolean {
  if (response.status === 404) {
    report(`Service worker not found at ${SCRIPT}`);
    return false;
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('javascript')) return true;
  report(`Service worker at ${SCRIPT} is not JavaScript but ${type || 'of unknown type'}`);
  return false;
}

async function unregisterAll({ container }: RegisterParts): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
