interface SavedFile {
  readonly name: string;
  readonly type: string;
}

/** Hands a text to the browser as a download. */
export function saveFile(text: string, { name, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
