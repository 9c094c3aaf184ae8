import { z } from 'zod';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './account.ts';
import { playerName } from './schemas.ts';

/** Longer bodies are refused before they are read. The longest honest one brings a new passkey. */
export const LONGEST_BODY = 16_384;

const typed = z.string().max(LONGEST_PASSWORD);
const newPassword = typed.min(SHORTEST_PASSWORD);
/** As a browser gives it; the library that checks it reads the parts. */
const base64url = z.string().regex(/^[\w-]{1,8192}$/);
const id = z.string().regex(/^[\w-]{1,1366}$/);
const common = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.string().max(40).optional(),
};

export const madePasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url.optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url.optional(),
  }),
});

export const usedPasskey = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** That it is still the player who sits there, before anything that cannot be taken back. */
const proof = z.union([z.strictObject({ password: typed }), z.strictObject({ passkey: usedPasskey })]);

/** What may be sent to `/online/account/…`, by the last part of its path. */
export const ACCOUNT_REQUESTS = {
  become: z.union([
    z.strictObject({ name: playerName, password: newPassword }),
    z.strictObject({ name: playerName, passkey: madePasskey }),
  ]),
  'sign-in': z.union([
    z.strictObject({ name: playerName, password: typed }),
    z.strictObject({ passkey: usedPasskey }),
  ]),
  'sign-out': z.strictObject({
    where: z.union([
      z.literal(['here', 'elsewhere', 'everywhere']),
      z.strictObject({ device: z.string().max(20) }),
    ]),
  }),
  recover: z.strictObject({ name: playerName, code: z.string().max(100), password: newPassword }),
  'new-recovery': z.strictObject({ proof }),
  rename: z.strictObject({ name: playerName }),
  password: z.strictObject({ proof, password: newPassword }),
  'passkey-wanted': z.union([
    z.strictObject({ to: z.literal('become'), name: playerName }),
    z.strictObject({ to: z.literal(['add', 'signIn', 'prove']) }),
  ]),
  'add-passkey': z.strictObject({ proof, passkey: madePasskey }),
  'remove-passkey': z.strictObject({ proof, id }),
  /** Guests have nothing to prove it with. */
  delete: z.strictObject({ proof: proof.nullable() }),
} as const;

export type AccountRequest = keyof typeof ACCOUNT_REQUESTS;
export type AccountSaid<Request extends AccountRequest> = z.input<(typeof ACCOUNT_REQUESTS)[Request]>;
export type AccountRead<Request extends AccountRequest> = z.output<(typeof ACCOUNT_REQUESTS)[Request]>;
export type Proof = z.output<typeof proof>;
