import { join } from 'node:path';
import { defineConfig } from 'rolldown';

/** Our own packages go into the files of the server and of its threads; everything from node_modules stays there. */
export default defineConfig({
  input: {
    main: join(import.meta.dirname, 'src/main.ts'),
    worker: join(import.meta.dirname, 'src/worker.ts'),
  },
  platform: 'node',
  external: (id) => !/^[./]|^@fahrtwind\//.test(id),
  output: { format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
});
