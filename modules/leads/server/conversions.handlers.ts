import { serve } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { findShareholder } from '#modules/shareholders/server/shareholder.queries.ts'
import { conversionsEndpoints } from '../contract/conversions.endpoints.ts'
import { leadsWords } from '../contract/words.ts'
import { convertLead } from './convert-lead.ts'
import { findAlike } from './find-alike.ts'
import { findLead, readLead } from './lead.queries.ts'
import { readLeadsBehind } from './leads-behind.queries.ts'
import { undoConversion } from './undo-conversion.ts'

export const conversionsHandlers = serve(
  conversionsEndpoints,
  {
    async findAlike(call) {
      await findLead(call, call.params.id)
      return { data: await findAlike(call, call.body) }
    },

    async convertLead(call) {
      await convertLead(call, call.params.id, call.body)
      return readLead(call.db, call.params.id, call)
    },

    async undoConversion(call) {
      await undoConversion(call, call.params.id)
      return readLead(call.db, call.params.id, call)
    },

    async listLeadsBehind({ db, person, params }) {
      if (!(await findShareholder(db, params.id, person))) throw notFound()
      return { data: await readLeadsBehind(db, params.id, person) }
    },
  },
  leadsWords,
)
