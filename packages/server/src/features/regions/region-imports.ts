import type { RegionState } from '@fahrtwind/contract';
import type { StartImport } from '@fahrtwind/geo';
import type { Log } from '../../jobs/log.ts';

export type ImportState = Pick<RegionState, 'job' | 'last'>;

export interface ImportOrder {
  /** A file, or an address. */
  readonly what: string;
  readonly name: string;
}

/** The import of a region, of which one runs at a time on a machine. */
export interface RegionImports {
  readonly state: () => Promise<ImportState>;
  /** False while another one runs. */
  readonly begin: (order: ImportOrder) => Promise<boolean>;
  close(): Promise<void>;
}

export function createRegionImports(startImport: StartImport, log: Log): RegionImports {
  let [job, last]: [ImportState['job'], ImportState['last']] = [null, null];
  let abandon: ReturnType<StartImport> | null = null;

  function begin({ what, name }: ImportOrder): void {
    last = null;
    job = { name, startedAt: new Date().toISOString(), step: 'check', done: 0, all: null };
    const hear: Parameters<StartImport>[1] = (message) => {
      if (message.kind === 'progress') {
        if (job) job = { ...job, step: message.step, done: message.done, all: message.all };
        return;
      }
      const { isDone, text } = message;
      log.info({ region: name, isDone }, 'the import of a region has ended');
      [job, last] = [null, { name, isDone, text }];
    };
    try {
      abandon = startImport({ what, name }, hear);
    } catch (error) {
      job = null;
      throw error;
    }
  }

  return {
    state: async () => ({ job, last }),
    begin: async (order) => {
      if (job) return false;
      begin(order);
      return true;
    },
    close: async () => abandon?.(),
  };
}
