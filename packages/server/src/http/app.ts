import { METHODS } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileAnswer, refusal } from './files.ts';
import type { FileAnswer, Files } from './files.ts';
import { contentPolicy, helmetOptions, scriptsOf } from './policy.ts';

/** An answer that is not a file. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** In bytes, if it takes a body. */
  readonly longestBody?: number;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export interface AppParts {
  readonly files: Files;
  readonly publicUrl: string | null;
  readonly endpoints: readonly Endpoint[];
  readonly failed: (error: Error) => void;
}

/** Files have any path, also a malformed one, which the router would refuse in its own words. */
const FILES = '/files';

/** Where nothing is to be said, an empty body is all that anybody sends. */
const LONGEST_BODY = 1024;

const REQUEST_MS = 10_000;

export async function buildApp({ files, publicUrl, endpoints, failed }: AppParts): Promise<FastifyInstance> {
  const ownScripts = scriptsOf(String(files.get('/')?.content ?? ''));
  const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  const app = Fastify({
    bodyLimit: LONGEST_BODY,
    requestTimeout: REQUEST_MS,
    exposeHeadRoutes: false,
    rewriteUrl: ({ method, url = '' }) => {
      const path = url.replace(/\?.*/s, '');
      return known.has(`${method} ${path}`) ? path : FILES;
    },
  });
  // All that Node reads gets an answer, also what Fastify does not know by itself.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await app.register(helmet, helmetOptions(publicUrl));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentPolicy(request.headers.host, publicUrl, ownScripts));
    // Before a body is read.
    if (request.url !== FILES) return;
    const { method, originalUrl: url, headers } = request;
    await send(reply, fileAnswer({ method, url, headers }, files));
  });
  for (const { method, path, longestBody = LONGEST_BODY, answer } of endpoints)
    app.route({ method, url: path, bodyLimit: longestBody, handler: answer });
  app.setNotFoundHandler((_request, reply) => send(reply, refusal(404)));
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ why: 'malformed' });
    failed(error);
    return send(reply, refusal(500));
  });
  await app.ready();
  // Node's own answer to what is not HTTP tells the client that the connection ends; Fastify's does not.
  app.server.removeAllListeners('clientError');
  return app;
}

const send = (reply: FastifyReply, { status, headers, body }: FileAnswer): FastifyReply =>
  reply.code(status).headers(headers).send(body);
