import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { overpaymentsEndpoints, type OverpaymentRow } from '../contract/overpayments.endpoints.ts'
import { overpaymentsWords } from '../contract/words.ts'
import { cancelOverpayment } from './cancel-overpayment.ts'
import { giveBack, keepBack } from './keep-back.ts'
import { readKept } from './kept.queries.ts'
import { overpaymentListSource } from './overpayment-list.queries.ts'
import { overpaymentExport } from './overpayment.export.ts'
import { loadOverpayment, readOverpayment } from './overpayment.queries.ts'
import { receiveOverpayment } from './receive-overpayment.ts'
import { recordOverpayment } from './record-overpayment.ts'
import { takeBackReceipt } from './take-back-receipt.ts'
import { readTerms } from './terms.queries.ts'
import { writeOffOverpayment } from './write-off-overpayment.ts'

export const overpaymentsHandlers = serve(
  overpaymentsEndpoints,
  {
    listOverpayments: ({ db, person, list }) =>
      readPage<OverpaymentRow>(db, overpaymentListSource(db, { person, action: 'view' }), list),
    exportOverpayments(call) {
      const { db, person } = call
      const source = overpaymentListSource(db, { person, action: 'export' })
      return exportList(call, source, overpaymentExport(person))
    },
    readOverpaymentTerms: (call) => readTerms(call, call.query.paymentId),
    async createOverpayment(call) {
      return readOverpayment(call, await recordOverpayment(call, call.body))
    },
    readOverpayment: (call) => readOverpayment(call, call.params.id),
    async readOverpaymentHistory(call) {
      const { id } = await loadOverpayment(call, call.params.id)
      if (call.person.type !== 'staff') throw notFound()
      return readHistory(call.db, { entity: 'overpayment', id })
    },
    async receiveOverpayment(call) {
      await receiveOverpayment(call, call.params.id, call.body)
      return readOverpayment(call, call.params.id)
    },
    readKept: (call) => readKept(call, call.query.paymentId),
    async keepBack(call) {
      await keepBack(call, call.params.id, call.body)
      return readOverpayment(call, call.params.id)
    },
    async giveBack(call) {
      await giveBack(call, call.params.id, call.body)
      return readOverpayment(call, call.params.id)
    },
    async takeBackReceipt(call) {
      await takeBackReceipt(call, call.params.id, call.body)
      return readOverpayment(call, call.params.id)
    },
    async writeOffOverpayment(call) {
      await writeOffOverpayment(call, call.params.id, call.body.writeOffReason)
      return readOverpayment(call, call.params.id)
    },
    async cancelOverpayment(call) {
      await cancelOverpayment(call, call.params.id, call.body.cancelReason)
      return readOverpayment(call, call.params.id)
    },
  },
  overpaymentsWords,
)
