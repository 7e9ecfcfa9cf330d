import { serve } from '#kit/server/call.ts'
import { leadStatusesEndpoints } from '../contract/lead-statuses.endpoints.ts'
import { leadsWords } from '../contract/words.ts'
import { deleteStatus } from './delete-status.ts'
import { addStatus, editStatus } from './keep-status.ts'
import { readStatus, readStatuses } from './lead-status.queries.ts'
import { placeStatus } from './place-status.ts'

export const leadStatusesHandlers = serve(
  leadStatusesEndpoints,
  {
    listLeadStatuses: async ({ db }) => ({ data: await readStatuses(db) }),

    async addLeadStatus(call) {
      return readStatus(call.db, await addStatus(call, call.body))
    },

    async editLeadStatus(call) {
      await editStatus(call, call.params.id, call.body)
      return readStatus(call.db, call.params.id)
    },

    async placeLeadStatus(call) {
      await placeStatus(call, call.params.id, call.body.place)
      return readStatus(call.db, call.params.id)
    },

    async deleteLeadStatus(call) {
      await deleteStatus(call, call.params.id, call.query.replacementStatusId)
      return undefined
    },
  },
  leadsWords,
)
