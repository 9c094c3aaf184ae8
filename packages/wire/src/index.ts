export { WIRE_VERSION } from './version.ts';
