/** What the user can put right: it is told as it stands, and the program ends with code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Ctrl-C has ended a command early; what there was to say has been said. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
