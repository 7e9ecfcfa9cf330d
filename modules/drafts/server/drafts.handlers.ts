import { serve } from '#kit/server/call.ts'
import { ordersWords } from '#modules/orders/contract/words.ts'
import { changing } from '#modules/orders/server/changing.ts'
import { readOrder } from '#modules/orders/server/order.queries.ts'
import { draftsEndpoints } from '../contract/drafts.endpoints.ts'
import { activateOrder } from './activate-order.ts'
import { addDraft } from './add-draft.ts'
import { editDraft } from './edit-draft.ts'
import { moveDraft } from './move-draft.ts'

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
