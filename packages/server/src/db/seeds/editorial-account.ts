import { userFromAccount } from '@fahrtwind/domain';
import type { Seed } from '../plant-seeds.ts';

const uid = 'fahrtwind-redaktion';
const displayName = 'Fahrtwind-Redaktion';
// A name of the reserved top-level domain: no mail ever reaches it, so signing in by mail is impossible.
const email = 'redaktion@fahrtwind.example';

/** The author of the sample content. It has no way to sign in. */
export const editorialAccount: Seed = {
  name: 'editorial-account',
  plant: async (client) => {
    const createdAt = new Date().toISOString();
    const user = userFromAccount({
      uid,
      email,
      emailVerified: true,
      displayName,
      photoURL: '',
      isAnonymous: false,
      createdAt,
      lastLogin: createdAt,
    });
    await client.query(
      'insert into account (id, name, email, email_verified) values ($1, $2, $3, true)',
      [uid, displayName, email],
    );
    await client.query('insert into user_record (uid, doc) values ($1, $2)', [
      uid,
      { ...user, sendEmailNotification: false },
    ]);
  },
};
