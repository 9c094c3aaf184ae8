/** What a page asks and is told about its player, over HTTP: here cookies change. */

/** A browser in which a player is signed in. */
export interface DeviceLine {
  readonly id: string;
  /** Such as “Firefox, Linux”; empty if it said nothing about itself. */
  readonly device: string;
  /** In milliseconds, as all times here. */
  readonly made: number;
  readonly seen: number;
  readonly isThis: boolean;
}

export interface PasskeyLine {
  readonly id: string;
  readonly device: string;
  readonly made: number;
  readonly used: number | null;
}

export type AccountNow =
  | { readonly kind: 'guest'; readonly name: string }
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly hasPassword: boolean;
      readonly passkeys: readonly PasskeyLine[];
      readonly devices: readonly DeviceLine[];
      /** When the name may be changed again; null: now. */
      readonly renameFrom: number | null;
    };

/** Why nothing was done. */
export type AccountRefusal =
  | {
      readonly why:
        | 'malformed'
        | 'foreign'
        | 'notReady'
        /** Nobody is known by this cookie. */
        | 'unknown'
        | 'nameTaken'
        | 'nameUnusable'
        | 'alreadyNamed'
        | 'guestsCannot'
        /** The password is the name. */
        | 'weakPassword'
        /** Name and password, or name and code, do not belong together. */
        | 'wrong'
        | 'passkeyFailed'
        | 'tooManyPasskeys'
        /** Nobody could sign in any more. */
        | 'lastWayIn';
    }
  | { readonly why: 'tooFast' | 'busy'; readonly after: number }
  | { readonly why: 'tooEarly'; readonly until: number };

/** Told once, when it is made: the only way back after a lost password. */
export interface WithRecovery {
  readonly recovery: string;
}

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
