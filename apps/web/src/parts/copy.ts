// Copies text, even where browsers deny the page access to the clipboard: at an address without https, as in a home
// network.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // Otherwise line breaks would be lost.
  field.style.whiteSpace = 'pre';
  // Elements behind an open sheet can't be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // Without https there is no other way.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
