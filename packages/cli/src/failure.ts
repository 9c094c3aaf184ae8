/** An error that the user can fix: the message is shown as it is, and the program exits with code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** Ctrl-C has ended a command early; everything has already been printed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}
