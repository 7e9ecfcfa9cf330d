import { sql } from 'kysely'
import { bulkAct, type BulkAct } from '#kit/server/bulk/bulk-act.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import type { Change } from '#kit/server/call.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { leadList, type PlaceOnBoard } from '../contract/leads.endpoints.ts'
import { leadsWords } from '../contract/words.ts'
import { deleteLead, restoreLead } from './delete-lead.ts'
import { editLead } from './edit-lead.ts'
import { holdStatus } from './lead-status.queries.ts'
import { leadListSource } from './lead-list.queries.ts'
import { findLead, readLead } from './lead.queries.ts'
import { moveLead, type StoodAt } from './move-lead.ts'

/** All who put leads somewhere hold a status before the lead: of many it may be any of them. */
export async function holdBoard({ db }: Change) {
  await sql`select 1 from lead_statuses order by id for no key update`.execute(db)
}

const ofLeads = {
  table: 'leads',
  words: leadsWords,
  nameOf: async (change, id) => (await findLead(change, id)).name,
  async list({ db, person }, { state }) {
    const own = await readActiveFields(db, 'lead')
    const asked = { person, action: 'view', isDeleted: state === 'deleted', own } as const
    return { list: listWithOwn(leadList, own), source: leadListSource(db, asked) }
  },
} satisfies Partial<BulkAct>

interface Given {
  assigneeId: string | null
}

/** Gives leads to somebody, or back to the pool. */
export const assignLeads = bulkAct<Given>()({
  ...ofLeads,
  key: 'leads.assign',
  async take(one, id, { assigneeId }) {
    const { assigneeId: before } = await findLead(one, id)
    if (before === assigneeId) return
    await editLead(one, id, { assigneeId })
    return { assigneeId: before }
  },
  undo: (one, id, { assigneeId }: Given) => editLead(one, id, { assigneeId }),
})

type Moved = Pick<PlaceOnBoard, 'statusId' | 'lostReason' | 'lostNote'>
type Before = Pick<PlaceOnBoard, 'statusId' | 'lostReason' | 'lostNote'> & StoodAt

/** Puts leads at the end of a status. */
export const moveLeads = bulkAct<Moved>()({
  ...ofLeads,
  key: 'leads.move',
  hold: holdBoard,
  async begin(change, { statusId }) {
    await holdStatus(change, statusId, { field: 'statusId' })
  },
  async take(one, id, { statusId, lostReason, lostNote }) {
    const before = await readLead(one.db, id, one)
    if (before.statusId === statusId) return
    const { rank } = await findLead(one, id)
    await moveLead(one, id, { statusId, place: 'last', lostReason, lostNote })
    return {
      rank,
      statusEnteredAt: before.statusEnteredAt,
      statusId: before.statusId,
      lostReason: before.lostReason,
      lostNote: before.lostNote,
    }
  },
  undo: (one, id, { rank, statusEnteredAt, ...before }: Before) =>
    moveLead(one, id, { ...before, place: 'first', back: { rank, statusEnteredAt } }),
})

export const deleteLeads = bulkAct()({
  ...ofLeads,
  key: 'leads.delete',
  take: (one, id) => deleteLead(one, id),
  undo: (one, id) => restoreLead(one, id),
  hold: holdBoard,
})

export const restoreLeads = bulkAct()({
  ...ofLeads,
  key: 'leads.restore',
  take: (one, id) => restoreLead(one, id),
  undo: (one, id) => deleteLead(one, id),
  hold: holdBoard,
})

export const leadBulkActs = [assignLeads, moveLeads, deleteLeads, restoreLeads]
