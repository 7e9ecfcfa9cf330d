import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readHchWords } from '#modules/settings/server/settings.queries.ts'
import { ordersEndpoints, type OrderRow } from '../contract/orders.endpoints.ts'
import { addOrder } from './add-order.ts'
import { addTransfer } from './add-transfer.ts'
import { changing } from './changing.ts'
import { editOrder } from './edit-order.ts'
import { readShareholderLedger } from './ledger.queries.ts'
import { markConfirmation, setHch, verifyOrder, withdrawCare } from './mark-order.ts'
import { readOrderEvidence } from './order-evidence.queries.ts'
import { readOrderCounts } from './order-counts.queries.ts'
import { orderExport } from './order.export.ts'
import { toldOfOrder } from './order-history.queries.ts'
import { readOrderTerms } from './order-terms.queries.ts'
import { orderListSource } from './order-list.queries.ts'
import { readOrderTotals } from './order-totals.queries.ts'
import { readOrder, readOrderUsers } from './order.queries.ts'
import { previewOrder } from './preview-order.ts'
import { previewTransfer } from './preview-transfer.ts'
import { restoreOrder, voidOrder } from './void-order.ts'
import { ordersWords } from '../contract/words.ts'

export const ordersHandlers = serve(
  ordersEndpoints,
  {
    async listOrders(call) {
      const asked = {
        ...call,
        action: 'view',
        own: await readActiveFields(call.db, 'order'),
      } as const
      const tabCounts = () => readOrderCounts(call.db, asked)
      const source = orderListSource(call.db, asked, call.list)
      return readPage<OrderRow>(call.db, { ...source, tabCounts }, call.list)
    },
    async totalOrders(call) {
      const own = await readActiveFields(call.db, 'order')
      return readOrderTotals(call.db, { ...call, action: 'view', own }, call.list)
    },
    async exportOrders(call) {
      const own = await readActiveFields(call.db, 'order')
      const source = orderListSource(call.db, { ...call, action: 'export', own }, call.list)
      const { label } = await readHchWords(call.db)
      return exportList(call, source, orderExport(label, own))
    },
    listOrderUsers: async ({ db, person }) => ({ data: await readOrderUsers(db, person) }),
    readHchWords: ({ db }) => readHchWords(db),
    readOrderTerms: (call) => readOrderTerms(call, call.query),
    readOrder: (call) => readOrder(call.db, call.params.id, call),

    async addOrder(call) {
      const id = await addOrder(call, call.body)
      return readOrder(call.db, id, call)
    },
    async addTransfer(call) {
      const id = await addTransfer(call, call.body)
      return readOrder(call.db, id, call)
    },
    previewTransfer: (call) => previewTransfer(call, call.body),
    previewOrder: (call) => previewOrder(call, call.body),
    editOrder: changing((call, id) => editOrder(call, id, call.body)),
    voidOrder: changing((call, id) => voidOrder(call, id, call.body.reason)),
    restoreOrder: changing(restoreOrder),
    confirmCare: changing((call, id) =>
      verifyOrder(call, id, { step: 'confirmCare', note: call.body.note ?? null }),
    ),
    rejectCare: changing((call, id) =>
      verifyOrder(call, id, { step: 'rejectCare', note: call.body.note }),
    ),
    withdrawCare: changing(withdrawCare),
    readOrderEvidence: (call) => readOrderEvidence(call.db, call.params.id, call),
    sendConfirmation: changing((call, id) => markConfirmation(call, id, 'sendConfirmation')),
    receiveConfirmation: changing((call, id) => markConfirmation(call, id, 'receiveConfirmation')),
    withdrawConfirmation: changing((call, id) =>
      markConfirmation(call, id, 'withdrawConfirmation'),
    ),
    setHch: changing((call, id) => setHch(call, id, call.body.hch)),

    async readOrderHistory(call) {
      await readOrder(call.db, call.params.id, call)
      const { data } = await readHistory(call.db, { entity: 'order', id: call.params.id })
      return { data: await toldOfOrder(call, data) }
    },
    readShareholderLedger: (call) =>
      readShareholderLedger(call.db, { id: call.params.id, asOf: call.query.asOf }, call),
  },
  ordersWords,
)
