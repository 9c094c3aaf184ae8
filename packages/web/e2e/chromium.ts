import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian also has a shell without a window, which is faster but denies all notifications. */
const CHROMIUM = '/usr/bin/chromium';

const PLACES = [
  CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser of this machine: the one in CHROMIUM, one that is installed, or on Debian one that is installed now. */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM'];
  if (wanted !== undefined) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`There is no browser at CHROMIUM=${wanted}.`);
  }
  const found = PLACES.find((place) => existsSync(place));
  if (found !== undefined) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) return installed();
  throw new Error(
    'The tests in the browser need Chromium. On Debian: sudo apt-get install chromium. Elsewhere install Chrome or Chromium and set CHROMIUM to its path.',
  );
}

function installed(): string {
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  console.log(`No Chromium found. Installing it with: apt-get update && apt-get ${install.join(' ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', install, options);
  return CHROMIUM;
}
