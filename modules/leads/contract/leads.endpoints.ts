import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema, namedSchema, reference } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { namedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { numberedShareholder } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import { leavingOpen, lead, newLead, temperatures } from './lead.ts'
import { statusKinds } from './lead-status.ts'
import { shownStatus } from './lead-statuses.endpoints.ts'
import { erasedNote } from '#modules/privacy/contract/erased-note.ts'
import { leadsSubjects } from './leads.subjects.ts'

const { may } = leadsSubjects

const view = may('view', 'Leads')

const shown = {
  status: shownStatus,
  source: z.nullable(namedSource),
  assignee: z.nullable(namedSchema),
  /** It has been in its status for longer than that allows. */
  isStale: z.boolean(),
  /** Who it is now, as far as the reader sees that shareholder. */
  shareholder: z.nullable(numberedShareholder),
}

export const leadRecord = z.extend(lead.record, {
  ...shown,
  deletedAt: z.nullable(z.string()),
  convertedBy: z.nullable(z.string()),
  /** Until when the move to the shareholders can be undone; null where it cannot. */
  undoableUntil: z.nullable(z.string()),
  /** The shareholder was there before the lead was joined to it. */
  isJoined: z.boolean(),
  erased: erasedNote,
  can: canSchema,
})
export type LeadRecord = z.infer<typeof leadRecord>

const leadRow = z.extend(lead.row, {
  ...shown,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
})
export type LeadRow = z.infer<typeof leadRow>

export const leadList = defineList({
  sorts: [
    'nextStepOn',
    'name',
    'expectedAmount',
    'statusEnteredAt',
    'createdAt',
    'updatedAt',
    /** As people put them on the board, within a status. */
    'rank',
  ],
  defaultSort: 'nextStepOn',
  filters: {
    statusId: { kind: 'reference', several: true },
    /** Of the status. */
    kind: { kind: 'choice', choices: statusKinds },
    sourceId: { kind: 'reference', optional: true },
    assigneeId: { kind: 'reference', optional: true },
    temperature: { kind: 'choice', choices: temperatures, optional: true },
    isStale: { kind: 'yesNo' },
    isConverted: { kind: 'yesNo' },
    nextStepOn: { kind: 'date', optional: true },
    expectedAmount: { kind: 'number' },
    createdAt: { kind: 'date' },
  },
  search: true,
  tableState: 'leadsTableState',
})

/** Those that there are, unless the deleted ones are asked for. */
const stateQuery = z.object({ state: z.optional(z.enum(['deleted'], 'choice')) })

export const leadTotals = z.strictObject({
  count: z.int(),
  amount: z.string(),
  hot: z.int(),
  warm: z.int(),
  cold: z.int(),
  stale: z.int(),
  unassigned: z.int(),
})
export type LeadTotals = z.infer<typeof leadTotals>

/** A column of the board: all that match, however many of them are loaded. */
const boardColumn = z.extend(shownStatus, {
  description: z.nullable(z.string()),
  softLimit: z.nullable(z.int()),
  isChoosable: z.boolean(),
  count: z.int(),
  /** What those that match are expected to bring. */
  amount: z.string(),
  /** Without the filters. */
  all: z.int(),
})
export type BoardColumn = z.infer<typeof boardColumn>

/** Where on the board a lead is put: first or last of a status, or beside a lead that is in it. */
const placeOnBoard = z.strictObject({
  statusId: idSchema,
  place: z.enum(['first', 'last', 'after', 'before'], 'choice'),
  besideId: z.optional(idSchema),
  expectedAmount: z.optional(z.nullable(leavingOpen.won.fields.expectedAmount.schema)),
  lostReason: z.optional(z.nullable(leavingOpen.lost.fields.lostReason.schema)),
  lostNote: leavingOpen.lost.update.shape.lostNote,
})
export type PlaceOnBoard = z.infer<typeof placeOnBoard>

/** A card of the board, and the one that stands above it in its column; null where it is the first. */
const placedCard = z.strictObject({ lead: leadRow, aboveId: z.nullable(idSchema) })
export type PlacedCard = z.infer<typeof placedCard>

/** Of so many a board reads at once where they stand. */
export const mostCards = 50

const named = z.strictObject({ data: z.array(namedSchema) })

/** What an act on many leads asks for. */
export const leadBulkAsks = {
  // To nobody they go one by one: a choice forgotten would empty many hands.
  assign: { assigneeId: reference({ required: true }) },
  move: {
    statusId: reference({ required: true }),
    lostReason: { ...leavingOpen.lost.fields.lostReason, required: false as const },
    lostNote: leavingOpen.lost.fields.lostNote,
  },
  delete: {},
  restore: {},
}

export const leadsEndpoints = {
  listLeads: defineEndpoint({
    method: 'GET',
    path: '/leads',
    access: view,
    own: 'lead',
    list: leadList,
    query: stateQuery,
    output: pageOf(leadRow),
  }),
  /** What the rows of the list add up to, over all pages. */
  totalLeads: defineEndpoint({
    summary: 'Read the totals of leads',
    method: 'GET',
    path: '/leads/totals',
    access: view,
    own: 'lead',
    list: leadList,
    query: stateQuery,
    output: leadTotals,
  }),
  exportLeads: defineEndpoint({
    method: 'GET',
    path: '/leads/export',
    access: may('export', 'Leads'),
    own: 'lead',
    list: leadList,
    query: z.extend(exportQuery, stateQuery.shape),
    stream: 'text/csv',
  }),
  /** The columns of the board with what is in them, narrowed as the list is. */
  readBoard: defineEndpoint({
    summary: 'Read the board of leads',
    method: 'GET',
    path: '/leads/board/totals',
    access: view,
    own: 'lead',
    list: leadList,
    output: z.strictObject({ data: z.array(boardColumn) }),
  }),
  /** Where leads stand now, of those that match and are seen. */
  readCards: defineEndpoint({
    summary: 'Read cards of the board',
    method: 'GET',
    path: '/leads/board/cards',
    access: view,
    own: 'lead',
    list: leadList,
    query: z.object({ ids: z.string().check(z.maxLength(mostCards * 37)) }),
    output: z.strictObject({ data: z.array(placedCard) }),
  }),
  /** Every status in its order, for forms and filters. */
  listStatusesOfLeads: defineEndpoint({
    method: 'GET',
    path: '/leads/statuses',
    access: view,
    output: z.strictObject({
      data: z.array(z.extend(shownStatus, { isChoosable: z.boolean() })),
    }),
  }),
  /** Every source in its order. */
  listSourcesOfLeads: defineEndpoint({
    method: 'GET',
    path: '/leads/sources',
    access: view,
    output: z.strictObject({ data: z.array(z.extend(namedSource, { isChoosable: z.boolean() })) }),
  }),
  /** Whom a lead can be given to. */
  listAssigneesOfLeads: defineEndpoint({
    method: 'GET',
    path: '/leads/assignees',
    access: view,
    output: named,
  }),
  assignLeads: bulkEndpoint({
    path: '/leads/assignments',
    access: may('update', 'Leads'),
    // Null gives them back to the pool.
    asks: { assigneeId: { ...reference({ required: true }), schema: z.nullable(idSchema) } },
  }),
  moveLeads: bulkEndpoint({
    path: '/leads/moves',
    access: may('update', 'Leads'),
    asks: leadBulkAsks.move,
  }),
  deleteLeads: bulkEndpoint({
    path: '/leads/deletions',
    access: may('delete', 'Leads'),
    asks: leadBulkAsks.delete,
  }),
  restoreLeads: bulkEndpoint({
    path: '/leads/restorations',
    access: may('restore', 'Leads'),
    asks: leadBulkAsks.restore,
  }),
  readLead: defineEndpoint({
    method: 'GET',
    path: '/leads/{id}',
    access: view,
    own: 'lead',
    output: leadRecord,
  }),
  addLead: defineEndpoint({
    method: 'POST',
    path: '/leads',
    access: may('create', 'Leads'),
    own: 'lead',
    body: newLead.create,
    output: leadRecord,
    status: 201,
    idempotent: true,
    problems: ['noOpenStatus'],
  }),
  editLead: defineEndpoint({
    method: 'PATCH',
    path: '/leads/{id}',
    access: may('update', 'Leads'),
    own: 'lead',
    body: lead.update,
    output: leadRecord,
    ifMatch: true,
    problems: ['wrongState', 'converted'],
  }),
  moveLead: defineEndpoint({
    method: 'POST',
    path: '/leads/{id}/place',
    access: may('update', 'Leads'),
    own: 'lead',
    body: placeOnBoard,
    output: leadRecord,
    ifMatch: true,
    problems: ['wrongState', 'converted', 'neighbourMoved'],
  }),
  /** It can be brought back for as long as the trash keeps it. */
  deleteLead: defineEndpoint({
    method: 'DELETE',
    path: '/leads/{id}',
    access: may('delete', 'Leads'),
    ifMatch: true,
    problems: ['wrongState', 'converted'],
  }),
  restoreLead: defineEndpoint({
    method: 'POST',
    path: '/leads/{id}/restoration',
    access: may('restore', 'Leads'),
    own: 'lead',
    output: leadRecord,
    ifMatch: true,
    problems: ['wrongState'],
  }),
  readLeadHistory: defineEndpoint({
    method: 'GET',
    path: '/leads/{id}/history',
    access: view,
    output: historyOutput,
  }),
}
