import { readReply, sendRequest } from './request.ts';

/** Tells a program beside the site who is signed in; null after signing out. Its answer may be anything but a failure. */
export async function sendToken(path: string, token: string | null): Promise<void> {
  const response = await sendRequest({
    method: token === null ? 'DELETE' : 'POST',
    path,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) await readReply(response);
}
