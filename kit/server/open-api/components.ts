import * as z from 'zod/mini'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Json } from './described.ts'

export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>

const at = '#/components/schemas/'
export const refTo = (name: string) => ({ $ref: `${at}${name}` })

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
export const bodyName = (endpoint: string) => `${capital(endpoint)}Body`
export const answerName = (endpoint: string) => `${capital(endpoint)}Answer`

interface Spoken {
  name: string
  endpoint: Endpoint
}

/**
 * Every schema that what is served speaks, each once: under the name that it is declared with, or as the
 * body or the answer of its endpoint. Parts refer to one another.
 * @throws where two schemas would have one name
 */
export function componentsOf(served: readonly Spoken[], named: NamedSchemas) {
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id })
  const taken = new Set(Object.keys(named))
  const nameOf = (schema: z.ZodMiniType, otherwise: string) => {
    const known = names.get(schema)?.id
    if (known) return known
    if (taken.has(otherwise)) throw new Error(`Two schemas of the API would be called ${otherwise}`)
    taken.add(otherwise)
    names.add(schema, { id: otherwise })
    return otherwise
  }
  const spoken = served.map(({ name, endpoint: { body, output } }) => ({
    endpoint: name,
    body: body && nameOf(body, bodyName(name)),
    answer: output && nameOf(output, answerName(name)),
  }))
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `${at}${id}`,
  }) as { schemas: Record<string, Json> }
  const asked = reachedFrom(given(spoken.map(({ body }) => body)), schemas)
  const answered = reachedFrom(given(spoken.map(({ answer }) => answer)), schemas)
  const kept = [...new Set([...asked, ...answered, ...alwaysKept])].toSorted()
  return {
    schemas: Object.fromEntries(
      kept.map((name) => [name, asked.has(name) ? plain(schemas[name]) : open(schemas[name])]),
    ),
    byEndpoint: new Map(spoken.map((each) => [each.endpoint, each])),
  }
}

const alwaysKept = ['Problem']
const given = (names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined)

function reachedFrom(names: readonly string[], schemas: Record<string, Json>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    waiting.push(...refsIn(schemas[name]))
  }
  return reached
}

/** The names that a schema refers to. */
export const refsIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema ?? {}).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )

/** Without what the document says once for all. */
function plain(schema: Json | undefined): Json {
  const { $schema: _schema, $id: _id, id: _name, ...own } = schema ?? {}
  return own
}

/** An answer may have more one day than it has now; whoever reads it is not to rest on that it has not. */
const open = (schema: Json | undefined): Json =>
  JSON.parse(JSON.stringify(plain(schema)), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { additionalProperties, ...others } = value as Json
    return 'properties' in value || additionalProperties === false ? others : value
  }) as Json
