import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { source } from './source.ts'
import { sourcesSubjects } from './sources.subjects.ts'

const { may } = sourcesSubjects

/** A source by its name in both languages. */
export const namedSource = z.strictObject({ id: idSchema, name: source.fields.name.schema })
export type NamedSource = z.infer<typeof namedSource>

/** What comes from a source. */
export const bearerKind = z.enum(['shareholders', 'leads'])
export type BearerKind = z.infer<typeof bearerKind>

export const sourceRecord = z.extend(source.record, {
  /** How many are in the lists that count them. */
  bearers: z.int(),
  /** How many bear it, listed or not: unless there are none, it cannot go without a replacement. */
  allBearers: z.int(),
  /** The same by what they are: those in their list, and all. */
  counts: z.record(bearerKind, z.strictObject({ listed: z.int(), all: z.int() })),
})
export type SourceRecord = z.infer<typeof sourceRecord>

/** What takes the place of a source that is deleted: another one, or none from then on. */
export const replacementSource = z.union([idSchema, z.literal('none')])

/** More are not kept: all of them are shown, and put in order, at once. */
export const mostSources = 200

export const sourcesEndpoints = {
  /** All of them, in their order. */
  listSources: defineEndpoint({
    method: 'GET',
    path: '/sources',
    access: may('view', 'Settings Sources'),
    output: z.strictObject({ data: z.array(sourceRecord) }),
  }),
  addSource: defineEndpoint({
    method: 'POST',
    path: '/sources',
    access: may('configure', 'Settings Sources'),
    body: source.create,
    output: sourceRecord,
    status: 201,
    idempotent: true,
    problems: ['tooManySources'],
  }),
  editSource: defineEndpoint({
    method: 'PATCH',
    path: '/sources/{id}',
    access: may('configure', 'Settings Sources'),
    body: source.update,
    output: sourceRecord,
    ifMatch: true,
  }),
  /** The others make room; 1 is the first place. */
  placeSource: defineEndpoint({
    summary: 'Move a source among the others',
    method: 'POST',
    path: '/sources/{id}/place',
    access: may('configure', 'Settings Sources'),
    body: z.strictObject({ place: z.int().check(z.minimum(1), z.maximum(mostSources)) }),
    output: sourceRecord,
  }),
  deleteSource: defineEndpoint({
    method: 'DELETE',
    path: '/sources/{id}',
    access: may('configure', 'Settings Sources'),
    /** Whoever bears the source bears this one from then on. */
    query: z.strictObject({ replacementSourceId: z.optional(replacementSource) }),
    ifMatch: true,
    problems: ['sourceInUse'],
  }),
}
