import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  'x-access': unknown
  parameters: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: Json
  responses: Json
}

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
    asked(() => Promise.resolve(styles), 'text/css; charset=utf-8'),
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
    return isKnown ? reply.code(304).send() : reply.type(mediaType).send(content)
  }
}

const tagged = (content: string) => ({
  content,
  tag: `"${createHash('sha256').update(content).digest('base64url')}"`,
})

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (special) => escapes[special] ?? special)

function docsPage({ info, paths }: Json): string {
  const { title } = info as { title: string }
  const entries = Object.entries(paths as Record<string, Record<string, Operation>>)
  const operations = entries.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationHtml(method, path, operation)),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} API</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${escapeHtml(title)} API</h1>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${operations.join('')}</main></body></html>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required, description }) =>
        `<li><code>${escapeHtml(name)}</code> ${escapeHtml(place)}${required ? ', required' : ''}${description ? `: ${escapeHtml(description)}` : ''}</li>`,
    )
    .join('')
  return `<details id="${escapeHtml(operation.operationId)}"><summary><b>${method.toUpperCase()}</b>
<code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.operationId)}</span></summary>
<p>Access: <code>${escapeHtml(JSON.stringify(operation['x-access']))}</code></p>
${parameters && `<ul>${parameters}</ul>`}
${operation.requestBody ? block('Body', operation.requestBody) : ''}${block('Answers', operation.responses)}</details>`
}

const block = (heading: string, value: Json) =>
  `<h2>${heading}</h2><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-block-end:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}summary b{display:inline-block;inline-size:4.5rem}summary span{opacity:.7}
h2{font-size:1rem;margin-block-end:.25rem}pre{overflow:auto;padding:1rem;background:#8881;border-radius:6px;font-size:.8125rem}`
