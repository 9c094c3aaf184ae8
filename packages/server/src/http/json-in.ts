import type { FastifyRequest } from 'fastify';

/** Undefined if it is not JSON, or does not say that it is: forms of other sites cannot say so. */
export function jsonIn({ headers, body }: FastifyRequest): unknown {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '') || !Buffer.isBuffer(body))
    return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
