/** Where an invitation leads to. */
export function invitationPath(token: string): string {
  return `/planen?einladung=${encodeURIComponent(token)}`;
}
