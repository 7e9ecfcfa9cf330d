import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPacked } from '../pack.ts'
import type { Json } from './described.ts'
import { docsPage, docsStyles } from './docs-page.ts'

/** What is told to whoever asks. */
export type Describe = (request: FastifyRequest) => Promise<Json>

/**
 * `/api/openapi.json`, and the same to read at `/api/docs`. It is made when somebody asks: most servers are
 * never asked, and what an organisation added is part of it.
 */
export function serveApiDocs(app: FastifyInstance, describe: Describe) {
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  const html = asked(
    async (request) => docsPage(await describe(request)),
    'text/html; charset=utf-8',
  )
  const json = asked(
    async (request) => JSON.stringify(await describe(request)),
    'application/json; charset=utf-8',
  )
  app.get('/api/openapi.json', json)
  app.get(
    '/api/docs.css',
    asked(() => Promise.resolve(docsStyles), 'text/css; charset=utf-8'),
  )
  app.get('/api/docs', (request, reply) =>
    html(request, reply.header('content-security-policy', policy)),
  )
}

/** Answers with what this version says of itself: kept copies are asked about, and sent anew when it is another. */
function asked(make: (request: FastifyRequest) => Promise<string>, mediaType: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { content, tag } = tagged(await make(request))
    void reply.headers({ 'cache-control': 'no-cache', vary: 'authorization', etag: tag })
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
    const isKnown = known.some((each) => each.replace(/^W\//, '') === tag)
    if (isKnown) return reply.code(304).send()
    return sendPacked(request, reply.type(mediaType), content)
  }
}

const tagged = (content: string) => ({
  content,
  tag: `"${createHash('sha256').update(content).digest('base64url')}"`,
})
