import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Loads a TypeScript module of the project. Node 20 cannot run it, so it is bundled first.
 *
 * @param {string} file from the project's root
 * @returns {Promise<any>} what it exports; the caller says the type
 */
export async function loadModule(file) {
  const input = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node' });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
