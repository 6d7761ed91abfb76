// Copying text, also where browsers keep the clipboard from the page: at an address without https, as in one's own
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
  // Else its lines would be copied as one.
  field.style.whiteSpace = 'pre';
  // What lies behind an open sheet cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // There is no other way without https.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
