import * as z from 'zod/mini'
import { problemSchema, type Endpoint } from '#kit/contract/define-endpoint.ts'
import { fieldOfOwn, ownBody, type OwnField } from '#kit/contract/own-fields.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import { componentsOf, refTo } from './components.ts'
import type { Described, DescribedEndpoint, Json } from './described.ts'
import { parametersOf, sharedParameters } from './parameters.ts'
import { problemsOf, sharedResponses } from './responses.ts'
import { accessSentence, securityOf, securitySchemes, type ScopesOf } from './security.ts'
import { summaryOf } from './summary.ts'

export interface Describing {
  title: string
  /** Where it is served. */
  url: string
  served: readonly DescribedEndpoint[]
  described: Described
  scopesOf: ScopesOf
  /** The fields that the organisation added. */
  own?: OwnByEntity
}

/** The OpenAPI 3.1 document of what is served, made from the declarations that validate. */
export function openApiDocument({ own = {}, ...describing }: Describing): Json {
  const { title, url, served, described, scopesOf } = describing
  const now = served.map((each) => ({ ...each, endpoint: withOwn(each.endpoint, own) }))
  const { schemas, byEndpoint } = componentsOf(now, {
    Problem: problemSchema,
    ...described.schemas,
  })
  const paths: Record<string, Json> = {}
  for (const each of now)
    (paths[`/api${each.endpoint.path}`] ??= {})[each.endpoint.method.toLowerCase()] = operation(
      each,
      { described, scopesOf, names: byEndpoint.get(each.name) ?? {} },
    )
  const modules = [...new Set(served.map(({ module }) => module))]
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: about },
    servers: [{ url }],
    tags: modules.map((name) => ({
      name: tagOf(name),
      description: described.modules[name] ?? '',
    })),
    paths,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      responses: sharedResponses,
      schemas,
    },
  }
}

const about = `Everything that the screens do is done by these operations.

Say who you are with \`Authorization: Bearer …\`: a session of somebody who signed in, or an API token. A record has a \`version\`; whoever changes it sends the version that they saw as \`If-Match\`. A list is read in pages, and narrowed by \`filter[…]\`. What goes wrong is answered as \`application/problem+json\` (RFC 9457) with a \`code\` to act upon and a sentence to show. Answers may get further members; do not refuse those that you do not know. Money and other decimals are strings, days are \`YYYY-MM-DD\`.`

/** By kind of record the fields that were added to it, those alone that no group protects. */
export type OwnByEntity = Readonly<Record<string, readonly OwnField[]>>

/** An endpoint as it is served now: with the fields that the organisation added. */
function withOwn(endpoint: Endpoint, all: OwnByEntity): Endpoint {
  const own = endpoint.own ? (all[endpoint.own] ?? []) : []
  if (own.length === 0) return endpoint
  const { list, body, output } = endpoint
  const isNew = endpoint.method === 'POST'
  return {
    ...endpoint,
    ...(list && { list: listWithOwn(list, own) }),
    ...(body && { body: bodyWith(body, ownBody(own, isNew)) }),
    ...(output && {
      output: list ? pageWith(output, ownAnswer(own)) : also(output, ownAnswer(own)),
    }),
  }
}

const also = (schema: z.ZodMiniType, more: z.ZodMiniObject) =>
  z.intersection(schema, z.looseObject(more.shape))

const isObject = (schema: z.ZodMiniType): schema is z.ZodMiniObject => 'shape' in schema

/** A body is closed: what is added to it belongs into it. */
const bodyWith = (body: z.ZodMiniType, more: z.ZodMiniObject) =>
  isObject(body) ? z.strictObject({ ...body.shape, ...more.shape }) : also(body, more)

/** The rows of a page have it. */
function pageWith(page: z.ZodMiniType, more: z.ZodMiniObject): z.ZodMiniType {
  const rows = isObject(page) ? page.shape['data'] : undefined
  if (!isObject(page) || !(rows instanceof z.ZodMiniArray)) return page
  const row = rows._zod.def.element as z.ZodMiniType
  return z.strictObject({ ...page.shape, data: z.array(also(row, more)) })
}

const ownAnswer = (own: readonly OwnField[]): z.ZodMiniObject =>
  z.object(
    Object.fromEntries(
      own.map((each) => [each.name, z.optional(z.nullable(fieldOfOwn(each).schema))]),
    ),
  )

interface Naming {
  described: Described
  scopesOf: ScopesOf
  names: { body?: string | undefined; answer?: string | undefined }
}

function operation(each: DescribedEndpoint, { described, scopesOf, names }: Naming): Json {
  const { name, endpoint, module } = each
  const success = String(endpoint.status ?? (endpoint.output || endpoint.stream ? 200 : 204))
  const example = described.examples[name]
  const answer = answerOf(endpoint, names.answer, example?.response)
  return {
    operationId: name,
    tags: [tagOf(module)],
    summary: summaryOf(name, endpoint) ?? name,
    description: [described.remarks[name], accessSentence(endpoint.access)]
      .filter(Boolean)
      .join('\n\n'),
    'x-access': endpoint.access,
    security: securityOf(endpoint, scopesOf),
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint, names.body, example?.request),
    responses: {
      [success]: { description: 'Done', ...answer },
      ...(endpoint.many && { 202: { description: 'It goes on after the answer', ...answer } }),
      ...problemsOf(each, described),
    },
  }
}

const tagOf = (module: string) => {
  const said = module.replaceAll('-', ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const file = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

function bodyOf({ body, upload }: Endpoint, name: string | undefined, example: unknown): Json {
  if (upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } }
  if (!body || !name) return {}
  const content = { schema: refTo(name), ...(example !== undefined && { example }) }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}

function answerOf(
  { output, stream, ifMatch }: Endpoint,
  name: string | undefined,
  example: unknown,
): Json {
  if (stream) return { content: { [stream]: { schema: {} } } }
  if (!output || !name) return {}
  const content = { schema: refTo(name), ...(example !== undefined && { example }) }
  return {
    ...(ifMatch && {
      headers: { ETag: { description: 'The version now.', schema: { type: 'string' } } },
    }),
    content: { 'application/json': content },
  }
}
