// Hands the reader a file, as the browser does with any download.

export function saveFile(name: string, text: string, type = 'application/x-ndjson'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
