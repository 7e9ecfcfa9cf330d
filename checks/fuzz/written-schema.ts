import type { JsonSchema } from './value-of-schema.ts'

/** The OpenAPI document, as far as requests are made by it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Described>>
  components: Record<string, Record<string, unknown>>
}
interface Described {
  operationId: string
  parameters: object[]
  requestBody?: { content: Record<string, { schema: object }> }
}

/** What stands there, or what it refers to. */
export function told<T>(part: object, { components }: ApiDocument): T {
  if (!('$ref' in part)) return part as T
  const [kind = '', name = ''] = String(part.$ref).split('/').slice(2)
  return components[kind]?.[name] as T
}

/** A schema with the ones that it refers to written out in it. */
export function written(schema: object | null, document: ApiDocument): JsonSchema | null {
  return schema && (inner(schema, document, 0) as JsonSchema)
}

function inner(part: unknown, document: ApiDocument, depth: number): unknown {
  if (Array.isArray(part)) return part.map((each) => inner(each, document, depth))
  if (typeof part !== 'object' || part === null) return part
  // What refers to itself ends somewhere.
  if ('$ref' in part)
    return depth > 8 ? {} : inner(told<object>(part, document), document, depth + 1)
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, inner(value, document, depth)]),
  )
}
