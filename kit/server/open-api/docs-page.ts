import type { Json } from './described.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
}
interface Content {
  schema?: Json
  example?: unknown
}
interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, Content>
  'x-codes'?: string[]
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, Answer>
}
interface Document {
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
    schemas: Record<string, Json>
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (special) => escapes[special] ?? special)
/** Text with `code` in it, in paragraphs. */
const prose = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${inline(part)}</p>`)
    .join('')
const inline = (text: string) => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')
const idOf = (text: string) => text.toLowerCase().replace(/\W+/g, '-')
const lastOf = (ref: string) => ref.split('/').at(-1) ?? ''

/** The document to read: operations by module, then the schemas that they speak. */
export function docsPage(document: Json): string {
  const { info, tags, paths, components } = document as unknown as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name))
    return `<section><h2 id="${idOf(name)}">${escaped(name)}</h2>${prose(description)}
${own.map((each) => operationHtml(each, components)).join('')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${escaped(info.title)} API</h1>
${prose(info.description)}<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Modules"><ul>${tags.map(({ name }) => `<li><a href="#${idOf(name)}">${escaped(name)}</a></li>`).join('')}<li><a href="#schemas">Schemas</a></li></ul></nav>
${sections.join('')}<section><h2 id="schemas">Schemas</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => schemaHtml(name, schema))
    .join('')}</section></main></body></html>`
}

function operationHtml(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  components: Document['components'],
): string {
  const { operationId, summary, description, requestBody, responses } = operation
  const parameters = operation.parameters.flatMap((each) => {
    const known = '$ref' in each ? components.parameters[lastOf(each.$ref)] : each
    return known ? [parameterHtml(known)] : []
  })
  return `<details id="${escaped(operationId)}"><summary><b>${method.toUpperCase()}</b>
<code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>${prose(description)}
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${requestBody ? `<h3>Body</h3>${contentHtml(requestBody.content)}` : ''}
<h3>Answers</h3><dl>${Object.entries(responses)
    .map(([status, answer]) => answerHtml(status, answer, components))
    .join('')}</dl></details>`
}

const parameterHtml = ({ name, in: place, required, description }: Parameter) =>
  `<li><code>${escaped(name)}</code> ${escaped(place)}${required ? ', required' : ''}${description ? `: ${inline(description)}` : ''}</li>`

function answerHtml(status: string, answer: Answer, { responses }: Document['components']) {
  const known = answer.$ref ? (responses[lastOf(answer.$ref)] ?? answer) : answer
  const codes = known['x-codes']?.map((code) => `<code>${escaped(code)}</code>`).join(' ') ?? ''
  const own = status.startsWith('2') ? contentHtml(known.content ?? {}) : ''
  return `<dt>${escaped(status)} ${codes}</dt><dd>${prose(known.description ?? '')}${own}</dd>`
}

const contentHtml = (content: Record<string, Content>) =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<p><code>${escaped(type)}</code> ${typeof schema?.['$ref'] === 'string' ? schemaLink(schema['$ref']) : ''}</p>${example === undefined ? '' : block(example)}`,
    )
    .join('')

const schemaLink = (ref: string) =>
  `<a href="#schema-${escaped(lastOf(ref))}">${escaped(lastOf(ref))}</a>`

/** Where a schema refers to another, a link leads there. */
const schemaHtml = (name: string, schema: Json) =>
  `<details id="schema-${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${block(
    schema,
  ).replace(/&quot;(#\/components\/schemas\/\w+)&quot;/g, (_, ref: string) =>
    schemaLink(ref),
  )}</details>`

const block = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

export const docsStyles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}
nav ul{columns:14rem;padding-inline-start:1.25rem}
details{border-block-end:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;inline-size:4.5rem}
summary span{opacity:.8}details:target>summary{outline:2px solid;outline-offset:2px}
h2{font-size:1.25rem;margin-block:2rem .25rem}h3{font-size:1rem;margin-block-end:.25rem}
dt{font-weight:600;margin-block-start:.5rem}dt code{font-weight:400}dd p{margin-block:.25rem}
pre{overflow:auto;padding:1rem;background:#8881;border-radius:6px;font-size:.8125rem}`
