import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerProblems } from './answer-problems.ts'
import type { Settings } from './settings.ts'

/** Where lines of the log go, when not to standard output. */
export interface LogStream {
  write(line: string): void
}

/** The HTTP server without any endpoint: request ids, logs, security headers, problem answers. */
export async function createApp(settings: Settings, log?: LogStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      ...(log && { stream: log }),
      serializers: { req: ({ method, url }) => ({ method, path: pathOf(url ?? '') }) },
    },
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length ? settings.trustedProxies : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie)
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  })
  await app.register(fastifyMultipart, {
    limits: { fileSize: settings.uploadMaxBytes, files: 1, fields: 5 },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  answerProblems(app)
  return app
}

/** Addresses are logged without their query and without the secret links in their path. */
const pathOf = (url: string) =>
  (url.split('?')[0] ?? '').replace(/[\w-]{32,}/g, (part) =>
    /^[0-9a-f-]{36}$/.test(part) ? part : '…',
  )
