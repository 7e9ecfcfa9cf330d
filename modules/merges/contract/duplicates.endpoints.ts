import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { numberedShareholder } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { likelihoods, likenesses } from './likeness.ts'
import { mergesSubjects } from './merges.subjects.ts'

const access = mergesSubjects.may('merge', 'Shareholders Merge')
const { may } = shareholdersSubjects

const duplicateRow = z.strictObject({
  id: idSchema,
  first: numberedShareholder,
  second: numberedShareholder,
  likelihood: z.enum(likelihoods),
  reasons: z.array(z.enum(likenesses)),
  /** Who found that they are two, and when. */
  keptApartAt: z.nullable(z.string()),
  keptApartBy: z.nullable(z.string()),
})
export type DuplicateRow = z.infer<typeof duplicateRow>

export const duplicateList = defineList({
  sorts: ['strength', 'foundAt'],
  defaultSort: '-strength',
  filters: {},
  search: false,
  tableState: 'shareholderDuplicatesTableState',
})

export const duplicateViews = ['open', 'keptApart'] as const
export type DuplicateView = (typeof duplicateViews)[number]

const typed = z.optional(z.nullable(z.string().check(z.maxLength(254))))

/** What is typed of a shareholder so far; nothing has to be right yet. */
const typedShareholder = z.strictObject({
  /** The shareholder that is being changed. */
  exceptId: z.optional(idSchema),
  kind: z.enum(['individual', 'company']),
  firstName: typed,
  lastName: typed,
  companyName: typed,
  email: typed,
  phone: typed,
  phoneTwo: typed,
  country: typed,
  birthDate: z.optional(z.nullable(dateSchema)),
  postCode: typed,
  depotNumber: typed,
  iban: typed,
})
export type TypedShareholder = z.infer<typeof typedShareholder>

const lookalike = z.extend(numberedShareholder, { reasons: z.array(z.enum(likenesses)) })
export type Lookalike = z.infer<typeof lookalike>

export const duplicatesEndpoints = {
  /** Pairs that may be one shareholder; or those of which somebody decided that they are two. */
  listDuplicates: defineEndpoint({
    method: 'GET',
    path: '/shareholders/duplicates',
    access,
    list: duplicateList,
    query: z.object({ view: z.optional(z.enum(duplicateViews, 'choice')) }),
    output: pageOf(duplicateRow),
  }),
  /** The two are not the same; the pair is not suggested again. */
  keepApart: defineEndpoint({
    summary: 'Keep two shareholders apart',
    method: 'POST',
    path: '/shareholders/distinctions',
    access,
    body: z.strictObject({ firstId: idSchema, secondId: idSchema }),
  }),
  /** They may be the same after all. */
  compareAgain: defineEndpoint({
    summary: 'Compare two shareholders again',
    method: 'POST',
    path: '/shareholders/distinctions/withdrawals',
    access,
    body: z.strictObject({ firstId: idSchema, secondId: idSchema }),
  }),
  /** Active shareholders like the one that is being typed, among those that the person sees. */
  findLookalikes: defineEndpoint({
    summary: 'Find shareholders like one that is typed',
    method: 'POST',
    path: '/shareholders/lookalikes',
    access: { anyOf: [may('create', 'Shareholders Edit'), may('update', 'Shareholders Edit')] },
    body: typedShareholder,
    output: z.strictObject({ data: z.array(lookalike) }),
  }),
}
