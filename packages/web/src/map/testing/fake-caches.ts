/** Cache Storage of a browser as far as the map uses it; `refuses` makes it full. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Blob>>();
  let isFull = false;
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Blob>();
    stored.set(name, files);
    return Promise.resolve({
      match: async (address: string) => {
        const file = files.get(address);
        return file ? new Response(file) : undefined;
      },
      put: async (address: string, content: Response) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        files.set(address, await content.blob());
      },
      keys: async () => [...files.keys()].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => files.delete(url),
    });
  };
  const storage = {
    open,
    delete: async (name: string) => stored.delete(name),
    match: async (address: string) => {
      const file = [...stored.values()].find((files) => files.has(address))?.get(address);
      return file ? new Response(file) : undefined;
    },
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for the browser
    storage: storage as unknown as CacheStorage,
    files: (name: string): Map<string, Blob> => stored.get(name) ?? new Map<string, Blob>(),
    refuses: () => {
      isFull = true;
    },
  };
}
