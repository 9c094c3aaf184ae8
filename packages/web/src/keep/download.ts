/** Downloads a text as a file. */
export function offerFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
