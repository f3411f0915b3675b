import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../config/startup-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-home.ts';
import { logLength, logSince, rotateLog } from './postgres-log.ts';
import { writePostgresSettings } from './postgres-settings.ts';
import { isPostmasterAlive, isProcessAlive, launchPostmaster } from './postmaster.ts';
import { postgresFailure, runProcess } from './run-process.ts';

export interface Cluster {
  readonly home: PostgresHome;
  readonly binaries: PostgresBinaries;
  readonly password: string;
  /** False only for throw-away databases of tests. */
  readonly isDurable: boolean;
}

/** Makes the cluster beside its place and moves it in, so that an interrupted first start leaves nothing half. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { home, binaries, password } = cluster;
  if (existsSync(home.cluster)) return;
  await removeDrafts(home);
  const draft = `${home.cluster}.${process.pid}-${randomUUID()}`;
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (home.user) await chown(passwordFile, home.user.uid, home.user.gid);
  const args = [
    `--pgdata=${draft}`,
    '--username=fahrtwind',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Independent of the operating system's locales, whose updates would break indexes.
    '--locale-provider=builtin',
    '--locale=C',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(cluster.isDurable ? [] : ['--no-sync']),
  ];
  const made = await runProcess(binaries.initdb, args, home.user);
  await rm(passwordFile, { force: true });
  if (made.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw postgresFailure('konnte keine Datenbank anlegen', made.output);
  }
  await rename(draft, home.cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home.cluster)) throw error;
  });
}

/** Drafts of starts that were interrupted; those of a living process are left alone. */
async function removeDrafts(home: PostgresHome): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const pid = /^cluster\.(\d+)/.exec(name)?.[1];
    if (pid && !isProcessAlive(Number(pid))) {
      await rm(join(home.folder, name), { recursive: true, force: true });
    }
  }
}

/** Starts the server if it does not run; several processes may call this at once. */
export async function startCluster({ home, binaries, isDurable }: Cluster): Promise<void> {
  await checkVersion(home);
  const deadline = Date.now() + 60_000;
  while (!(await isPostmasterAlive(home))) {
    await writePostgresSettings(home, isDurable);
    await rotateLog(home);
    const begin = await logLength(home);
    if (await launchPostmaster(home, binaries.postgres)) return;
    const output = await logSince(home, begin);
    // Another process was quicker, or workers of a killed server are still on their way out.
    const mayPass = /lock file|pre-existing shared memory/i.test(output);
    if (!mayPass || Date.now() > deadline) throw postgresFailure('startet nicht', output);
    await sleep(50);
  }
}

export async function stopCluster({ home, binaries }: Cluster): Promise<void> {
  const args = ['stop', '--mode=fast', '--wait', `--pgdata=${home.cluster}`];
  const stopped = await runProcess(binaries.pgCtl, args, home.user);
  if (stopped.code !== 0 && (await isPostmasterAlive(home))) {
    throw postgresFailure('hält nicht an', stopped.output);
  }
}

const bundledVersion = '18';

async function checkVersion(home: PostgresHome): Promise<void> {
  const version = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (version === bundledVersion) return;
  throw new StartupError(
    `Der Datenordner gehört zu PostgreSQL ${version}, beigelegt ist PostgreSQL ${bundledVersion}. So ziehst du um: Mach mit der Version von Fahrtwind, mit der er zuletzt lief, eine Sicherung (npm run backup -- DATEI), benenne den Ordner ${home.cluster} um und spiele sie mit dieser Version zurück (npm run restore -- DATEI).`,
  );
}
