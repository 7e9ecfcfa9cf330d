import { serve } from '#kit/server/call.ts'
import { draftsEndpoints } from '../contract/drafts.endpoints.ts'
import { activateOrder } from './activate-order.ts'
import { addDraft } from './add-draft.ts'
import { changing } from './changing.ts'
import { editDraft } from './edit-draft.ts'
import { moveDraft } from './move-draft.ts'
import { readOrder } from './order.queries.ts'
import { ordersWords } from '../contract/words.ts'

export const draftsHandlers = serve(
  draftsEndpoints,
  {
    async addDraft(call) {
      const id = await addDraft(call, call.body)
      return readOrder(call.db, id, call)
    },
    editDraft: changing((call, id) => editDraft(call, id, call.body)),
    activateOrder: changing(activateOrder),
    discardDraft: changing((call, id) => moveDraft(call, id, 'discard')),
    recoverDraft: changing((call, id) => moveDraft(call, id, 'recover')),
  },
  ordersWords,
)
