import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/startup-error.ts';
import type { SystemUser } from './run-process.ts';

/** Where the cluster lies and who runs it. */
export interface PostgresHome {
  readonly folder: string;
  readonly cluster: string;
  readonly log: string;
  readonly socketFolder: string;
  /** Null: the own account. */
  readonly user: SystemUser | null;
}

/** What the unprivileged user of a root-run server can reach wherever the checkout lies. */
export const sharedFolder =
  process.platform === 'linux' ? '/var/lib/fahrtwind' : '/usr/local/var/fahrtwind';

/** Makes the shared folder, open to others also where the umask would close it. */
export async function settleSharedFolder(): Promise<void> {
  const made = await mkdir(sharedFolder, { recursive: true });
  if (made !== undefined) await chmod(sharedFolder, 0o755);
}

// sun_path holds 108 bytes on Linux and 104 on macOS, with its closing zero.
const longestSocketPath = 103;
const socketName = '.s.PGSQL.5432';

export async function settlePostgresHome(dataDir: string): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true });
  const newcomer = await unprivilegedUser();
  const folder = await homeFolder(await realpath(dataDir), newcomer);
  const cluster = join(folder, 'cluster');
  const user = existsSync(cluster) ? await ownerOf(cluster) : newcomer;
  if (user && !(await mayEnter(user, dirname(folder)))) {
    throw new StartupError(
      `Der Benutzer, dem die Datenbank gehört (${user.name}), kommt nicht in den Ordner ${folder}: öffne ihm die Ordner darüber.`,
    );
  }
  await ownFolder(folder, user);
  await chmod(folder, 0o700);
  const socketFolder = await settleSocketFolder(folder, user);
  return { folder, cluster, log: join(folder, 'postgres.log'), socketFolder, user };
}

/** PostgreSQL refuses to run as root; then it runs as the first of these that exists. */
async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['fahrtwind', 'postgres', '_postgres', 'nobody']) {
    const [name, , uid, gid] = lines.find(([found]) => found === wanted) ?? [];
    if (name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartupError(
    'PostgreSQL darf nicht als root laufen, und es gibt keinen Benutzer „nobody“: lege einen Benutzer „fahrtwind“ an oder setze DATABASE_URL.',
  );
}

/** A cluster only runs as its owner, for example of a data folder that an ordinary user made and root now uses. */
async function ownerOf(cluster: string): Promise<SystemUser | null> {
  const { uid, gid } = await stat(cluster);
  const self = process.getuid?.();
  if (self === undefined || uid === self) return null;
  if (self === 0) return { name: `Nummer ${uid}`, uid, gid };
  throw new StartupError(
    `Die Datenbank in ${cluster} gehört einem anderen Benutzer (Nummer ${uid}): starte als dieser oder als root.`,
  );
}

async function homeFolder(dataDir: string, user: SystemUser | null): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-folder');
  if (existsSync(note)) {
    const noted = (await readFile(note, 'utf8')).trim();
    if (existsSync(noted)) return noted;
    throw new StartupError(
      `Die Datenbank dieses Datenordners liegt laut ${note} in ${noted}, und diesen Ordner gibt es nicht mehr.`,
    );
  }
  if (existsSync(join(inside, 'cluster')) || !user || (await mayEnter(user, dataDir))) {
    return inside;
  }
  const outside = join(sharedFolder, shortHash(dataDir));
  await settleSharedFolder();
  await mkdir(outside, { recursive: true });
  await writeFile(note, `${outside}\n`);
  return outside;
}

/** Whether another user may pass through a folder and all above it, by the mode bits. */
export async function mayEnter(user: SystemUser, folder: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || mayEnter(user, parent);
}

async function ownFolder(folder: string, user: SystemUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

async function settleSocketFolder(folder: string, user: SystemUser | null): Promise<string> {
  if (Buffer.byteLength(join(folder, socketName)) <= longestSocketPath) return folder;
  if (user) {
    const short = join(sharedFolder, shortHash(folder));
    await settleSharedFolder();
    await ownFolder(short, user);
    return short;
  }
  const short = join('/tmp', `fahrtwind-${shortHash(folder)}`);
  await ownFolder(short, null);
  // Another user may have created this name first, and could then listen in.
  const found = await lstat(short);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0) {
    return short;
  }
  throw new StartupError(
    `Der Ordner ${short} für die Verbindung zu PostgreSQL gehört jemand anderem oder steht anderen offen: lösche ihn oder wähle ein kürzeres DATA_DIR.`,
  );
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
