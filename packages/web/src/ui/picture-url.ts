const urls = new Map<string, string>();

/**
 * The address of a picture for `<img>`: drawn when first asked for and kept as long as the page lives.
 * The key must name everything that the drawing depends on.
 */
export function pictureUrl(key: string, draw: () => string): string {
  const known = urls.get(key);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  urls.set(key, url);
  return url;
}
