const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** How a list of devices calls this browser; what it says about itself beyond that is not kept. */
export function deviceWords(userAgent: string | undefined): string {
  const first = (known: readonly (readonly [string, RegExp])[]): string | undefined =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  return [first(BROWSERS), first(SYSTEMS)].filter((words) => words !== undefined).join(', ');
}
