/** Tells which browser the tests would use, or fails and says what to do. */
import { findChromium } from './chromium.ts';

try {
  console.log(findChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
