/** What a stored picture is for. */
export type FileKind = 'profile' | 'photo';

export interface FilePath {
  readonly kind: FileKind;
  readonly uid: string;
}

const PROFILE = /^profilePictures\/([\w-]{1,64})$/;
const PHOTO = /^photos\/([\w-]{1,64})\/[\w-]{8,64}$/;

/** The two places in which files may lie; null for any other path. */
export function readFilePath(path: string): FilePath | null {
  const profile = PROFILE.exec(path);
  if (profile) return { kind: 'profile', uid: profile[1] ?? '' };
  const photo = PHOTO.exec(path);
  return photo && { kind: 'photo', uid: photo[1] ?? '' };
}
