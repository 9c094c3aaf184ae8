import type { IncomingHttpHeaders } from 'node:http';
import { parse, serialize } from 'cookie';
import { isSecure } from './policy.ts';

const COOKIE = 'bluemoon';
const YEAR_S = 365 * 24 * 3600;

/** Of a page by its cookie, of a program by `Authorization: Bearer`. */
export function tokenOf({ cookie, authorization }: IncomingHttpHeaders): string | null {
  return bearerOf(authorization) ?? parse(cookie ?? '')[COOKIE] ?? null;
}

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

export const cookieFor = (token: string, publicUrl: string | null): string =>
  serialize(COOKIE, token, { ...attributes(publicUrl), maxAge: YEAR_S });

/** The browser forgets who it was. */
export const noCookie = (publicUrl: string | null): string =>
  serialize(COOKIE, '', { ...attributes(publicUrl), maxAge: 0 });

const attributes = (publicUrl: string | null) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), path: '/' }) as const;

/** Pages of other sites can make a browser send our cookie; the browser then names them. Programs name nobody. */
export function originOf(
  { origin, host }: IncomingHttpHeaders,
  publicUrl: string | null,
): 'own' | 'foreign' | 'none' {
  if (origin === undefined) return 'none';
  if (!URL.canParse(origin)) return 'foreign';
  const asked = new URL(origin);
  const isOwn = asked.host === host || (publicUrl !== null && asked.origin === new URL(publicUrl).origin);
  return isOwn ? 'own' : 'foreign';
}

export const isProgram = ({ authorization }: IncomingHttpHeaders): boolean =>
  bearerOf(authorization) !== null;
