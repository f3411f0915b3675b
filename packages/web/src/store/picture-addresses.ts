import { readStorageUrl } from '@fahrtwind/domain';
import { readPictureAddress } from '../api/storage/storage.ts';

type Read = (path: string) => Promise<string>;
type Log = (what: string, cause: unknown) => void;

export interface PictureAddresses {
  /** From where a stored picture can be loaded, by its lasting name `gs://{bucket}/{path}`. Empty for none. */
  of(name: string): Promise<string>;
  /** Says that another picture is stored under a name now. */
  replaced(name: string): void;
}

/**
 * Asks for each address once per session. A picture that cannot be found is logged and counts as none from then on.
 */
export function createPictureAddresses(
  read: Read = readPictureAddress,
  log: Log = (what, cause) => console.error(what, cause),
): PictureAddresses {
  const known = new Map<string, Promise<string>>();
  async function load(name: string): Promise<string> {
    try {
      const found = readStorageUrl(name, []);
      if (!found.ok) throw new Error(found.error);
      return await read(found.value.path);
    } catch (cause) {
      log('Picture not loaded', cause);
      return '';
    }
  }
  return {
    of: (name) => {
      const address = known.get(name) ?? load(name);
      known.set(name, address);
      return address;
    },
    replaced: (name) => void known.delete(name),
  };
}

/** Those of this page. */
export const pictureAddresses = createPictureAddresses();
