import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPacked } from '../pack.ts'
import type { Json } from './described.ts'
import { docsPage, docsStyles } from './docs-page.ts'

/**
 * `/api/openapi.json`, and the same to read at `/api/docs`. It is made when somebody asks: most servers are
 * never asked, and what an organisation added is part of it.
 */
export function serveApiDocs(app: FastifyInstance, describe: () => Promise<Json>) {
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
  const html = asked(async () => docsPage(await describe()), 'text/html; charset=utf-8')
  const json = asked(
    async () => JSON.stringify(await describe()),
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
function asked(make: () => Promise<string>, mediaType: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { content, tag } = tagged(await make())
    void reply.header('cache-control', 'no-cache').header('etag', tag)
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
