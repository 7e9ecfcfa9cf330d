import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readOfferedSources } from '#modules/sources/server/source.queries.ts'
import { leadsEndpoints, type LeadRow } from '../contract/leads.endpoints.ts'
import { leadsWords } from '../contract/words.ts'
import { addLead } from './add-lead.ts'
import { readBoard, readCards } from './board.queries.ts'
import { assignLeads, deleteLeads, moveLeads, restoreLeads } from './change-many.ts'
import { deleteLead, restoreLead } from './delete-lead.ts'
import { editLead } from './edit-lead.ts'
import { readAssignees } from './find-assignee.ts'
import { readLeadHistory } from './lead-history.queries.ts'
import { leadListSource, readLeadTotals } from './lead-list.queries.ts'
import { readOfferedStatuses } from './lead-status.queries.ts'
import { leadExport } from './lead.export.ts'
import { readLead } from './lead.queries.ts'
import { moveLead } from './move-lead.ts'

const isDeleted = ({ state }: { state?: 'deleted' | undefined }) => state === 'deleted'

export const leadsHandlers = serve(
  leadsEndpoints,
  {
    async listLeads({ db, person, query, list }) {
      const own = await readActiveFields(db, 'lead')
      const asked = { person, action: 'view', isDeleted: isDeleted(query), own } as const
      return readPage<LeadRow>(db, leadListSource(db, asked), list)
    },

    async totalLeads({ db, person, query, list }) {
      const own = await readActiveFields(db, 'lead')
      return readLeadTotals(db, { person, action: 'view', isDeleted: isDeleted(query), own }, list)
    },

    async exportLeads(call) {
      const { db, person, query } = call
      const own = await readActiveFields(db, 'lead')
      const asked = { person, action: 'export', isDeleted: isDeleted(query), own } as const
      return exportList(call, leadListSource(db, asked), leadExport(asked))
    },

    readBoard: async ({ db, person, list }) => ({ data: await readBoard(db, person, list) }),

    readCards: async ({ db, person, query, list }) => ({
      data: await readCards(db, person, { ids: query.ids, list }),
    }),

    listStatusesOfLeads: async ({ db }) => ({ data: await readOfferedStatuses(db) }),
    listSourcesOfLeads: async ({ db }) => ({ data: await readOfferedSources(db) }),
    listAssigneesOfLeads: async ({ db, person }) => ({ data: await readAssignees(db, person) }),

    assignLeads: (call) => actOnMany(call, assignLeads, call.body),
    moveLeads: (call) => actOnMany(call, moveLeads, call.body),
    deleteLeads: (call) => actOnMany(call, deleteLeads, call.body),
    restoreLeads: (call) => actOnMany(call, restoreLeads, call.body),

    readLead: (call) => readLead(call.db, call.params.id, call),

    async addLead(call) {
      return readLead(call.db, await addLead(call, call.body), call)
    },

    async editLead(call) {
      await editLead(call, call.params.id, call.body)
      return readLead(call.db, call.params.id, call)
    },

    async moveLead(call) {
      await moveLead(call, call.params.id, call.body)
      return readLead(call.db, call.params.id, call)
    },

    async deleteLead(call) {
      await deleteLead(call, call.params.id)
      return undefined
    },

    async restoreLead(call) {
      await restoreLead(call, call.params.id)
      return readLead(call.db, call.params.id, call)
    },

    readLeadHistory: (call) => readLeadHistory(call, call.params.id),
  },
  leadsWords,
)
