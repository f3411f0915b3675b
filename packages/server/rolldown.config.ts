import { join } from 'node:path';
import { defineConfig } from 'rolldown';

/** Our own packages go into the one file; everything from node_modules stays there. */
export default defineConfig({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: (id) => !/^[./]|^@fahrtwind\//.test(id),
  output: { format: 'esm', sourcemap: true, entryFileNames: 'main.js' },
});
