import * as fc from 'fast-check'
import { oddText, oddValue } from './odd-values.ts'

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  format?: string
  minimum?: number
  maximum?: number
}

/** A value of the schema as a rule, and now and then, at any depth, one that is none. */
export function valueOfSchema(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const fitting = depth > 6 ? oddText : fittingValue(schema, depth)
  return fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: oddValue })
}

function fittingValue(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return fc.oneof(...choices.map((each) => valueOfSchema(each, depth + 1)))
  if (schema.allOf?.[0]) return valueOfSchema(schema.allOf[0], depth)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return objectOf(schema, depth)
  if (schema.type === 'array')
    return fc.array(valueOfSchema(schema.items ?? {}, depth + 1), { maxLength: 4 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: Math.ceil(Math.max(schema.minimum ?? -10, -1e9)),
      max: Math.floor(Math.min(schema.maximum ?? 100, 1e9)),
    })
  return schema.type === 'string' ? textOf(schema) : oddValue
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  depth: number,
) {
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, valueOfSchema(each, depth + 1)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  const others = typeof additionalProperties === 'object' ? additionalProperties : null
  if (!others) return known
  return fc
    .tuple(known, fc.dictionary(oddText, valueOfSchema(others, depth + 1), { maxKeys: 3 }))
    .map(([own, more]) => ({ ...more, ...own }))
}

const plainTexts = ['50', '12.34', '2026-03-01', 'somebody@example.org', 'Baker', '613 555 0123']

function textOf({ format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), oddText)
  return fc.oneof(fc.constantFrom(...plainTexts), oddText)
}
