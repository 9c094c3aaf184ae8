const urls = new Map<string, string>();

/**
 * The URL of a picture for `<img>`, drawn once and cached until the page is closed. The key must contain everything
 * the drawing depends on.
 */
export function pictureUrl(key: string, draw: () => string): string {
  const known = knownUrl(key);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  urls.set(key, url);
  return url;
}

/** Undefined: it has not been drawn yet. */
export const knownUrl = (key: string): string | undefined => urls.get(key);
