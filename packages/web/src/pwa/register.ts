interface RegisterDependencies {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
  readonly fetch: (path: string) => Promise<Response>;
  readonly hostname: string;
  readonly report: (message: string, cause?: unknown) => void;
}

const SCRIPT = '/service-worker.js';
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|.+\.localhost)$/;

/**
 * Registers the service worker at the site's root. On local hosts, where another project may answer on the next day,
 * the script is checked first: if it is missing or not a script, the old worker is unregistered and the problem
 * reported.
 */
export async function registerServiceWorker(
  dependencies: RegisterDependencies,
): Promise<ServiceWorkerRegistration | null> {
  const { container, hostname, report } = dependencies;
  try {
    if (LOCAL.test(hostname)) {
      const check = await dependencies.fetch(SCRIPT).catch(isUnreachable);
      if (check === null) return null;
      if (!isScript(check, report)) {
        await unregisterAll(dependencies);
        return null;
      }
    }
    return await container.register(SCRIPT, { scope: '/' });
  } catch (cause) {
    report('Service worker not registered', cause);
    return null;
  }
}

/** Being offline, or leaving the page meanwhile, does not mean that the worker is broken. */
function isUnreachable(cause: unknown): null {
  if (cause instanceof TypeError) return null;
  throw cause;
}

function isScript(response: Response, report: RegisterDependencies['report']): boolean {
  if (response.status === 404) {
    report(`Service worker not found at ${SCRIPT}`);
    return false;
  }
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('javascript')) return true;
  report(`Service worker at ${SCRIPT} is not JavaScript but ${type || 'of unknown type'}`);
  return false;
}

async function unregisterAll({ container }: RegisterDependencies): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
