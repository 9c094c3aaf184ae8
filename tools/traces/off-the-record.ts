/** The replay cannot follow the record any further. */
export class OffTheRecord extends Error {}
