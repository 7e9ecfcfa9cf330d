import * as z from 'zod/mini'
import { problemSchema, type Endpoint } from '#kit/contract/define-endpoint.ts'
import { fieldOfOwn, ownBody, type OwnField } from '#kit/contract/own-fields.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import { pageSizes } from '#kit/contract/define-list.ts'
import type { ServedEndpoint } from './call.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of what is served, made from the declarations that validate. */
export function openApiDocument(
  title: string,
  served: readonly ServedEndpoint[],
  own: OwnByEntity = {},
): Json {
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of served)
    (paths[`/api${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = operation(
      name,
      withOwn(endpoint, own),
    )
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(problemSchema) },
    },
  }
}

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
    ...(body && { body: z.intersection(body, loosely(ownBody(own, isNew))) }),
    ...(output && { output: z.intersection(output, loosely(ownAnswer(own, Boolean(list)))) }),
  }
}

const loosely = (schema: z.ZodMiniObject) => z.looseObject(schema.shape)

function ownAnswer(own: readonly OwnField[], isList: boolean): z.ZodMiniObject {
  const values = z.object(
    Object.fromEntries(own.map((each) => [each.name, z.nullable(fieldOfOwn(each).schema)])),
  )
  return isList ? z.object({ data: z.array(values) }) : values
}

function operation(name: string, endpoint: Endpoint): Json {
  const success = String(endpoint.status ?? (endpoint.output || endpoint.stream ? 200 : 204))
  return {
    operationId: name,
    'x-access': endpoint.access,
    ...('public' in endpoint.access ? {} : { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headers(endpoint)],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body) } },
      },
    }),
    responses: {
      [success]: { description: 'Success', ...contentOf(endpoint) },
      ...(endpoint.many && { 202: { description: 'It goes on', ...contentOf(endpoint) } }),
      default: {
        description: 'A problem',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  }
}

const contentOf = ({ output }: Endpoint) =>
  output && { content: { 'application/json': { schema: jsonSchema(output) } } }

const jsonSchema = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

const pathParameters = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters({ list }: Endpoint) {
  if (!list) return []
  const text = { type: 'string' }
  return [
    { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
    { name: 'perPage', in: 'query', schema: { enum: [...pageSizes] } },
    { name: 'sort', in: 'query', schema: text, description: list.sorts.join(', ') },
    { name: 'after', in: 'query', schema: text },
    ...(list.tabs ? [{ name: 'tabs', in: 'query', schema: { enum: ['counted'] } }] : []),
    ...(list.search ? [{ name: 'search', in: 'query', schema: text }] : []),
    ...Object.keys(list.filters).map((name) => ({
      name: `filter[${name}]`,
      in: 'query',
      schema: text,
    })),
  ]
}

const headers = ({ ifMatch, idempotent }: Endpoint) => [
  ...(ifMatch
    ? [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }]
    : []),
  ...(idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
]
