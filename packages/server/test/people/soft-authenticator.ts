import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

export interface Wanted {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** A passkey in memory, as a phone would hold it. */
export function softAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  let counter = 0;

  function authData(host: string, flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    make({ challenge, rp }: Wanted) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const data = authData(rp?.id ?? '', PRESENT_AND_VERIFIED | HAS_KEY, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: url(clientData('webauthn.create', challenge)),
          attestationObject: url(isoCBOR.encode(attestation as never)),
        },
      };
    },
    use({ challenge, rpId = '' }: Wanted) {
      const said = clientData('webauthn.get', challenge);
      const data = authData(rpId, PRESENT_AND_VERIFIED);
      return {
        ...common,
        response: {
          clientDataJSON: url(said),
          authenticatorData: url(data),
          signature: url(sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)),
        },
      };
    },
  };
}
