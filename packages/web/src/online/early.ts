/** What `build/early.ts` has begun before the program was loaded, if the address is that of an online table. */
export interface Early {
  /** The first announcement to the server; each call and line is used once. */
  call?: Promise<Response> | undefined;
  /** It was opened when that had been answered. */
  line?: WebSocket | undefined;
  /** Settles when the table can be shown, at the latest after some seconds: then there is time for fonts and figures. */
  readonly files: Promise<unknown>;
}

declare global {
  interface Window {
    early?: Early | undefined;
  }
}
