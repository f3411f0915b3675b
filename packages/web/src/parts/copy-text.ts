/** Copies a text to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https, or in an embedded browser, there is no clipboard API; the older way may still work.
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Everything outside of an open dialog is inert and cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  let isCopied = false;
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard API
    isCopied = document.execCommand('copy');
  } catch (cause) {
    console.warn('Text not copied', cause);
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
