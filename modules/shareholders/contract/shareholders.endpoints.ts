import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { countries } from '#kit/contract/countries.ts'
import { dateSchema, idSchema, reference, structure, namedSchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { namedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { shareholder, shareholderGroups } from './shareholder.ts'
import { changedShareholder, newShareholder } from './shareholder.rules.ts'
import { listedStates, shareholderStatus, type ShareholderStep } from './shareholder.status.ts'
import { shareholdersSubjects } from './shareholders.subjects.ts'
import { erasedNote } from '#modules/privacy/contract/erased-note.ts'
import { tagNames } from './tag.ts'

const { may } = shareholdersSubjects

export const namedPerson = namedSchema

const manager = z.extend(namedPerson, { team: z.nullable(namedSchema) })

export const numberedShareholder = z.strictObject({
  id: idSchema,
  number: z.string(),
  name: z.string(),
})

/** What a holding is worth at the price of the day. */
const atTodaysPrice = {
  currentValue: z.nullable(z.string()),
  performance: z.nullable(z.string()),
}

export const shareholderRecord = z.extend(shareholder.record, {
  ...atTodaysPrice,
  actualSharePrice: z.nullable(z.string()),
  unrealisedResult: z.nullable(z.string()),
  name: z.string(),
  assignee: z.nullable(namedPerson),
  source: z.nullable(namedSource),
  orderCount: z.int(),
  /** Whom it was merged into, as far as the reader sees that one. */
  mergedInto: z.nullable(numberedShareholder),
  /** Who was merged into it. */
  mergedFrom: z.array(z.extend(numberedShareholder, { mergedAt: z.string() })),
  erased: erasedNote,
  can: canSchema,
})
export type ShareholderRecord = z.infer<typeof shareholderRecord>

const shareholderRow = z.extend(shareholder.row, {
  ...atTodaysPrice,
  /** When the newest order that counts was traded. */
  lastOrderOn: z.nullable(dateSchema),
  name: z.string(),
  assignee: z.nullable(namedPerson),
  source: z.nullable(namedSource),
  version: z.int(),
})
export type ShareholderRow = z.infer<typeof shareholderRow>

export const shareholderList = defineList({
  sorts: [
    'name',
    'number',
    'numberOfShares',
    'amountInvested',
    'currentValue',
    'realisedResult',
    'enteredRegisterOn',
    'createdAt',
  ],
  defaultSort: 'name',
  filters: {
    assigneeId: { kind: 'reference', optional: true },
    /** The team of the relationship manager. */
    teamId: { kind: 'reference' },
    sourceId: { kind: 'reference', optional: true },
    tagId: { kind: 'reference', several: true, optional: true },
    allTagIds: { kind: 'reference', several: true },
    kind: { kind: 'choice', choices: ['individual', 'company'] },
    language: { kind: 'choice', choices: ['en', 'fr'] },
    country: { kind: 'choice', choices: countries },
    numberOfShares: { kind: 'number' },
    amountInvested: { kind: 'number' },
    enteredRegisterOn: { kind: 'date', optional: true },
    ceasedOn: { kind: 'date', optional: true },
    createdAt: { kind: 'date' },
  },
  search: true,
  groups: shareholderGroups,
  tableState: 'shareholdersTableState',
})

/** Active shareholders unless the archived ones are asked for. */
const statusQuery = z.object({ status: z.optional(z.enum(listedStates, 'choice')) })

export const shareholderTotals = z.strictObject({
  count: z.int(),
  numberOfShares: z.nullable(z.string()),
  amountInvested: z.nullable(z.string()),
  currentValue: z.nullable(z.string()),
  realisedResult: z.nullable(z.string()),
})
export type ShareholderTotals = z.infer<typeof shareholderTotals>

const anyView = {
  anyOf: [may('view', 'Shareholders List'), may('view', 'Shareholders View')],
} as const

const step = <const Noun extends string>(name: ShareholderStep, noun: Noun) =>
  stepEndpoint(shareholderStatus, name, {
    path: `/shareholders/{id}/${noun}`,
    output: shareholderRecord,
  })

const bankDetails = z.strictObject({
  bankName: z.nullable(z.string()),
  bankAddress: z.nullable(z.string()),
  bankManagerName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  iban: z.nullable(z.string()),
})
export type BankDetails = z.infer<typeof bankDetails>

/** What an act on many shareholders asks for. */
export const shareholderBulkAsks = {
  assign: { assigneeId: reference({ required: true }) },
  tag: {
    add: structure(tagNames, { required: true }),
    remove: structure(tagNames, { required: true }),
  },
  archive: {},
  restore: {},
}

export const shareholdersEndpoints = {
  listShareholders: defineEndpoint({
    method: 'GET',
    path: '/shareholders',
    access: may('view', 'Shareholders List'),
    own: 'shareholder',
    list: shareholderList,
    query: statusQuery,
    output: pageOf(shareholderRow),
  }),
  /** What the rows of the list add up to, over all pages. */
  totalShareholders: defineEndpoint({
    summary: 'Read the totals of shareholders',
    method: 'GET',
    path: '/shareholders/totals',
    access: may('view', 'Shareholders List'),
    own: 'shareholder',
    list: shareholderList,
    query: statusQuery,
    output: shareholderTotals,
  }),
  exportShareholders: defineEndpoint({
    method: 'GET',
    path: '/shareholders/export',
    access: may('export', 'Shareholders List'),
    own: 'shareholder',
    list: shareholderList,
    query: z.extend(exportQuery, statusQuery.shape),
    stream: 'text/csv',
  }),
  /** Whom a shareholder can be given to. */
  listRelationshipManagers: defineEndpoint({
    method: 'GET',
    path: '/shareholders/managers',
    access: anyView,
    output: z.strictObject({ data: z.array(manager) }),
  }),
  /** Every source in its order, for forms and filters. */
  listShareholderSources: defineEndpoint({
    method: 'GET',
    path: '/shareholders/sources',
    access: anyView,
    output: z.strictObject({
      data: z.array(z.extend(namedSource, { isChoosable: z.boolean() })),
    }),
  }),
  assignShareholders: bulkEndpoint({
    path: '/shareholders/assignments',
    access: may('update', 'Shareholders Edit'),
    // Null gives them to nobody, which no screen offers.
    asks: { assigneeId: { ...reference({ required: true }), schema: z.nullable(idSchema) } },
  }),
  /** Every tag that there is, by name. */
  listShareholderTags: defineEndpoint({
    method: 'GET',
    path: '/shareholders/tags',
    access: anyView,
    output: z.strictObject({ data: z.array(namedPerson) }),
  }),
  tagShareholders: bulkEndpoint({
    path: '/shareholders/taggings',
    access: may('update', 'Shareholders Edit'),
    asks: shareholderBulkAsks.tag,
  }),
  restoreShareholders: bulkEndpoint({
    path: '/shareholders/restorations',
    access: may('restore', 'Shareholders Edit'),
    asks: shareholderBulkAsks.restore,
  }),
  archiveShareholders: bulkEndpoint({
    path: '/shareholders/archivings',
    access: may('delete', 'Shareholders Edit'),
    asks: shareholderBulkAsks.archive,
  }),
  readShareholder: defineEndpoint({
    method: 'GET',
    path: '/shareholders/{id}',
    access: anyView,
    own: 'shareholder',
    output: shareholderRecord,
  }),
  addShareholder: defineEndpoint({
    method: 'POST',
    path: '/shareholders',
    access: may('create', 'Shareholders Edit'),
    own: 'shareholder',
    body: newShareholder,
    output: shareholderRecord,
    status: 201,
    idempotent: true,
  }),
  editShareholder: defineEndpoint({
    method: 'PATCH',
    path: '/shareholders/{id}',
    access: may('update', 'Shareholders Edit'),
    own: 'shareholder',
    body: changedShareholder,
    output: shareholderRecord,
    ifMatch: true,
  }),
  archiveShareholder: step('archive', 'archiving'),
  restoreShareholder: step('restore', 'restoration'),
  /** The bank details in full; the reading is recorded. */
  revealBankDetails: defineEndpoint({
    method: 'POST',
    inPerson: true,
    path: '/shareholders/{id}/bank-reveal',
    access: may('view', 'Shareholders View'),
    output: bankDetails,
  }),
  readShareholderHistory: defineEndpoint({
    method: 'GET',
    path: '/shareholders/{id}/history',
    access: anyView,
    output: historyOutput,
  }),
}
