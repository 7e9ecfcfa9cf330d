import * as fc from 'fast-check'
import type { Actor } from '../authorization/actors.ts'
import { oddText } from './odd-values.ts'
import { valueOfSchema, type JsonSchema } from './value-of-schema.ts'

/** An operation of the OpenAPI document. */
export interface Operation {
  name: string
  method: string
  path: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[]
  body: JsonSchema | null
}

export interface AnyRequest {
  operation: Operation
  actor: Actor
  /** About a record that is there, or with something else in its place in the path. */
  inPath: string | null
  /** Name and value, some names twice. */
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: AnyBody
}

export type AnyBody =
  | { kind: 'none' }
  | { kind: 'right' }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; type: string; text: string }

const actors = [
  'visitor',
  // Gets through most doors, to what is behind them.
  'superAdmin',
  'superAdmin',
  'superAdmin',
  'caseOfficer',
  'finance',
  'adviser',
  'auditor',
  'employer',
  'employee',
  'emptyRole',
] as const satisfies readonly Actor[]

/** Any operation, asked by anybody, with what is declared for it and what is not. */
export const anyRequest = (operations: readonly Operation[]): fc.Arbitrary<AnyRequest> =>
  fc.constantFrom(...operations).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      actor: fc.constantFrom(...actors),
      inPath: fc.option(oddText, { freq: 4, nil: null }),
      query: anyQuery(operation),
      headers: anyHeaders,
      body: anyBody(operation),
    }),
  )

function anyQuery({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  const name = fc.constantFrom(...(names.length > 0 ? names : ['page']), 'unknown', '__proto__')
  const operator = fc.constantFrom('', '', '[gte]', '[lte]', '[contains]', '[odd]')
  const entry = fc
    .tuple(name, operator, anyParameter)
    .map(([of, suffix, value]): [string, string] => [of + suffix, value])
  const none = fc.constant<[string, string][]>([])
  const few = fc.array(entry, { maxLength: 3 })
  const twice = entry.map((one): [string, string][] => [one, one])
  return fc.oneof({ weight: 9, arbitrary: none }, { weight: 4, arbitrary: few }, twice)
}

const anyParameter = fc.oneof(
  fc.constantFrom('1', '25', '100', 'true', 'none', 'csv', 'xlsx', 'pending', '2026-01-01', '50'),
  fc.constantFrom('bTsxXQ', 'W10', 'WyJhIiwiYiJd', 'WzEsMl0'),
  oddText,
)

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'if-match': '"0"' },
    { 'if-match': '*' },
    { 'if-match': '' },
    { 'if-match': '"999999999"' },
    { 'idempotency-key': 'x'.repeat(300) },
    { 'idempotency-key': 'the same for all' },
    { 'accept-language': 'fr;q=x, *;q=-1' },
    { 'accept-language': 'x'.repeat(2000) },
    { cookie: 'XSRF-TOKEN=a; XSRF-TOKEN=%E0%A4%A', 'x-xsrf-token': 'longer than the other' },
    { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'b' },
    { 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=utf-7' },
    { range: 'bytes=5-1' },
    { 'if-none-match': 'W/"' },
    { authorization: 'Bearer ' },
  ),
)

const line = '\r\n'
const part = (rest: string) => `--b${line}Content-Disposition: form-data; name="file"${rest}`
const form = 'multipart/form-data'

/** Bodies that are no JSON of the schema at all. */
const rawBodies: AnyBody[] = [
  { kind: 'raw', type: 'application/json', text: '{"a":' },
  { kind: 'raw', type: 'application/json', text: '' },
  { kind: 'raw', type: 'application/json', text: '['.repeat(20_000) },
  { kind: 'raw', type: 'application/json', text: '{"__proto__":{"a":1}}' },
  { kind: 'raw', type: 'application/json', text: '"text"' },
  { kind: 'raw', type: 'application/xml', text: '<a/>' },
  { kind: 'raw', type: form, text: 'no boundary' },
  { kind: 'raw', type: `${form}; boundary=b`, text: '' },
  { kind: 'raw', type: `${form}; boundary=b`, text: 'nothing of it' },
  { kind: 'raw', type: `${form}; boundary=b`, text: part(`${line}${line}text`) },
  {
    kind: 'raw',
    type: `${form}; boundary=b`,
    text: part(`; filename="a.pdf"${line}${line}%PDF-1.4 cut`),
  },
  {
    kind: 'raw',
    type: `${form}; boundary=b`,
    text: part(`; filename=""${line}${line}${line}--b--`),
  },
  {
    kind: 'raw',
    type: `${form}; boundary=b`,
    text: part(`; filename="\0/../é.pdf"${line}${line}%PDF-1.4${line}--b--`),
  },
]

const anyBody = ({ body }: Operation): fc.Arbitrary<AnyBody> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<AnyBody>({ kind: 'right' }) },
    {
      weight: body ? 6 : 1,
      arbitrary: valueOfSchema(body ?? {}).map((value): AnyBody => ({ kind: 'json', value })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...rawBodies) },
    { weight: 1, arbitrary: fc.constant<AnyBody>({ kind: 'none' }) },
  )
