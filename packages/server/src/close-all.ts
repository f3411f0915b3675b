/** One after the other: who is closed first may still need those behind it. */
export async function closeAll(parts: readonly { close(): PromiseLike<unknown> }[]): Promise<void> {
  for (const part of parts) await part.close();
}
