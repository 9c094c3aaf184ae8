import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Wanted {
  /** Debian's package. */
  readonly name: string;
  readonly place: string;
}

/** The same pages for a third less computing time, but it denies all notifications. */
const HEADLESS_SHELL: Wanted = {
  name: 'chromium-headless-shell',
  place: '/usr/bin/chromium-headless-shell',
};
const CHROMIUM: Wanted = { name: 'chromium', place: '/usr/bin/chromium' };

const ELSEWHERE = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Of every browser that tests start. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // One process less to which every frame is sent: a fifth of all computing time.
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The fastest browser of this machine: the one in CHROMIUM, one that is installed, or on Debian one that is installed now. */
export const findBrowser = (): string => found([HEADLESS_SHELL, CHROMIUM]);

/** The same, but one that shows notifications. */
export const findNotifyingBrowser = (): string => found([CHROMIUM]);

function found(wanted: readonly [Wanted, ...Wanted[]]): string {
  const set = process.env['CHROMIUM'];
  if (set !== undefined) {
    if (existsSync(set)) return set;
    throw new Error(`There is no browser at CHROMIUM=${set}.`);
  }
  const place = [...wanted.map((one) => one.place), ...ELSEWHERE].find((one) => existsSync(one));
  if (place !== undefined) return place;
  const [best] = wanted;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) return installed(best);
  throw new Error(
    `The tests in the browser need Chromium. On Debian: sudo apt-get install ${best.name}. Elsewhere install Chrome or Chromium and set CHROMIUM to its path.`,
  );
}

function installed({ name, place }: Wanted): string {
  const install = ['install', '-y', '-qq', '--no-install-recommends', name];
  console.log(`No browser found. Installing one with: apt-get update && apt-get ${install.join(' ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', install, options);
  return place;
}
