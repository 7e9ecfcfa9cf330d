import type * as z from 'zod/mini'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { parseListQuery, type ListDeclaration, type ListQuery } from '#kit/contract/define-list.ts'
import { idSchema } from '#kit/contract/fields.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import { fieldErrors } from '#kit/contract/validation.ts'
import { invalid, notFound, Problem } from './problems.ts'

/** Reads a value by its declared schema; everything else is a 422 with the fields named. */
export function readInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const read = schema.safeParse(value, { reportInput: true })
  if (!read.success) throw invalid(fieldErrors(read.error.issues))
  return read.data
}

/** Path parameters are ids unless declared otherwise; what is no id cannot exist. */
export function readParams(endpoint: Endpoint, params: Record<string, string>) {
  if (endpoint.params) {
    const read = endpoint.params.safeParse(params)
    if (!read.success) throw notFound()
    return read.data
  }
  const ids = Object.entries(params).map(
    ([name, value]) => [name, idSchema.safeParse(value)] as const,
  )
  return Object.fromEntries(
    ids.map(([name, read]) => {
      if (!read.success) throw notFound()
      return [name, read.data]
    }),
  )
}

/** The address' query: list grammar for lists, the declared schema otherwise, else none at all. */
export function readQuery(
  endpoint: Endpoint,
  query: Record<string, string>,
  added: readonly OwnField[] = [],
): { query: unknown; list: ListQuery | null } {
  refuseNamed(
    Object.entries(query)
      .filter(([, value]) => typeof value !== 'string')
      .map(([name]) => [name, 'givenTwice']),
  )
  const declared = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {})
  const [own, others] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => declared.includes(name) === isOwn)),
  ) as [Record<string, string>, Record<string, string>]
  const list = endpoint.list
    ? readList(listWithOwn(endpoint.list, added), others)
    : refuseParameters(others)
  return { query: endpoint.query ? readInput(endpoint.query, own) : {}, list }
}

function readList(declared: ListDeclaration, parameters: Record<string, string>): ListQuery {
  const { query, errors } = parseListQuery(declared, parameters)
  refuseNamed(Object.entries(errors))
  return query
}

/** What is asked for and not understood is not left out in silence: the answer would be another. */
function refuseParameters(unknown: Record<string, string>): null {
  refuseNamed(Object.keys(unknown).map((name) => [name, 'unknown']))
  return null
}

function refuseNamed(codes: readonly (readonly [name: string, code: string])[]) {
  if (codes.length)
    throw invalid(Object.fromEntries(codes.map(([name, code]) => [name, [{ code, params: {} }]])))
}

/** The version from `If-Match: "7"`. */
export function readVersion(endpoint: Endpoint, header: string | undefined): number {
  if (!endpoint.ifMatch) return 0
  if (!header) throw new Problem(428, 'versionRequired')
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (!version) throw new Problem(428, 'versionRequired')
  return Number(version)
}
