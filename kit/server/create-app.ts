import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerProblems } from './answer-problems.ts'
import type { LastLines } from './last-lines.ts'
import { errorTold, pathTold } from './log-told.ts'
import { Problem } from './problems.ts'
import type { Settings } from './settings.ts'

/** Where lines of the log go, when not to standard output. */
export interface LogStream {
  write(line: string): void
}

/** What is posted to a screen goes to its endpoint: mail programs know the one address alone (RFC 8058). */
const posted =
  (screen: string) =>
  ({ method, url = '' }: { method?: string; url?: string }) =>
    method === 'POST' && url.startsWith(`${screen}?token=`)
      ? `/api${url.replace('?token=', '/')}`
      : url

interface Logging {
  log?: LogStream | undefined
  lines?: LastLines
}

/** The HTTP server without any endpoint: request ids, logs, security headers, problem answers. */
export async function createApp(
  settings: Settings,
  { log, lines }: Logging = {},
): Promise<FastifyInstance> {
  // Deep enough that below what libraries do stands the code that asked them.
  Error.stackTraceLimit = 30
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      ...(log && { stream: log }),
      ...(lines && { hooks: { streamWrite: lines.keep } }),
      serializers: {
        req: (request) => ({ method: request.method, path: pathTold(request) }),
        err: errorTold({ withMessage: settings.logLevel === 'debug' }) as never,
      },
    },
    rewriteUrl: posted('/unsubscribe'),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length ? settings.trustedProxies : false,
    bodyLimit: 1024 * 1024,
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  takeForms(app)
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

/** Where an endpoint takes one, a form is let in; it is not read. */
function takeForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (request, _body, done) =>
      request.routeOptions.config.takesForm
        ? done(null)
        : done(new Problem(415, 'unsupportedBody')),
  )
}
