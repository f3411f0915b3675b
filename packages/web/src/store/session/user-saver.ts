import type { SessionHolder } from './session-holder.ts';
import { codeOf, type SessionDependencies } from './session-dependencies.ts';
import { isExpired, isSignedIn, uidOf, type UserChange } from './session-state.ts';

/** Saves changes of the user one after another, each as the whole document. */
export function createUserSaver(
  holder: SessionHolder,
  { api, clock, report, log }: SessionDependencies,
  reload: () => Promise<unknown>,
): (change: UserChange) => Promise<boolean> {
  let queue: Promise<unknown> = Promise.resolve();

  /** Null when saved, else the error code. */
  async function send(change: UserChange, uid: string): Promise<string | null> {
    const before = holder.confirmed();
    if (isSignedIn(before) && isExpired(before, clock.now())) await reload();
    const session = holder.confirmed();
    if (!isSignedIn(session) || session.user.uid !== uid) return 'user-token-expired';
    const changed = Object.keys(change);
    const saved = await api.saveUser({ ...session.user, ...change, changed });
    if (uidOf(holder.confirmed()) === uid) holder.confirmUser(saved);
    return null;
  }

  async function save(change: UserChange, uid: string, takeBack: () => void): Promise<boolean> {
    const code = await send(change, uid).catch(codeOf);
    takeBack();
    if (code === null) return true;
    report('user-not-saved', code);
    await reload().catch((cause: unknown) => log('User not loaded again', cause));
    return false;
  }

  return (change) => {
    const uid = uidOf(holder.get());
    if (uid === null) {
      log('User not saved: nobody is signed in');
      return Promise.resolve(false);
    }
    const takeBack = holder.change(change);
    const done = queue.then(() => save(change, uid, takeBack));
    queue = done;
    return done;
  };
}
