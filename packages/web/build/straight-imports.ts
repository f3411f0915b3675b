import type { Plugin } from 'vite';

interface Facade {
  /** The file that has what the facade only passes on. */
  readonly target: string;
  /** Names in that file by the names that importers use. */
  readonly names: Readonly<Record<string, string>>;
}

const FACADE = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;

/** Reads a file that does nothing but pass on what another one exports; null for all others. */
export function readFacade(code: string): Facade | null {
  const [, list, target] = FACADE.exec(code) ?? [];
  if (list === undefined || target === undefined) return null;
  const pairs = list.split(',').map((one) => {
    const [inside = '', outside = inside] = one.split(' as ');
    return [outside, inside] as const;
  });
  return { target, names: Object.fromEntries(pairs) };
}

/** Lets a file's lazy imports of facades load the files behind them. */
export function importStraight(code: string, facades: ReadonlyMap<string, Facade>): string {
  const straight = code.replace(/\bimport\(([`"])\.\/([^`"]+)\1\)/g, (found, quote, file) => {
    const facade = facades.get(String(file));
    if (!facade) return found;
    const { target, names } = facade;
    const fields = Object.entries(names).map(([outside, inside]) => `${outside}:e.${inside}`);
    return `import(${quote}./${target}${quote}).then(e=>({${fields.join()}}))`;
  });
  return straight.replace(/"assets\/([^"]+\.js)"/g, (found, file) => {
    const facade = facades.get(String(file));
    return facade ? `"assets/${facade.target}"` : found;
  });
}

/**
 * The bundler writes a facade for every module that is imported lazily and shares its file with others. On a slow
 * network it would cost a request that brings nothing.
 */
export function straightImports(): Plugin {
  return {
    name: 'fahrtwind-straight-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the bundler's own plugin has listed what each lazy import loads along.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const facades = new Map(
          chunks.flatMap(({ fileName, code, isDynamicEntry }) => {
            const facade = isDynamicEntry ? readFacade(code) : null;
            return facade ? [[fileName.replace('assets/', ''), facade] as const] : [];
          }),
        );
        for (const chunk of chunks) chunk.code = importStraight(chunk.code, facades);
      },
    },
  };
}
