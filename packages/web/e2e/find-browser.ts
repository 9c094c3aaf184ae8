/** Tells which browsers the tests would use, or fails and says what to do. */
import { findBrowser, findNotifyingBrowser } from './chromium.ts';

try {
  console.log([...new Set([findBrowser(), findNotifyingBrowser()])].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
