/** Raised when a message changes its meaning. A page with another version is told to reload. */
export const WIRE_VERSION = 1;
