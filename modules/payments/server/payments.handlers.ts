import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { paymentsEndpoints, type PaymentRow } from '../contract/payments.endpoints.ts'
import { paymentsWords } from '../contract/words.ts'
import { approveMany } from './approve-many.ts'
import { assessClaim } from './assess-claim.ts'
import { changeClaim, enterClaim, submitClaim } from './change-claim.ts'
import { changeSupplementClaim } from './change-supplement-claim.ts'
import { claimSupplement } from './claim-supplement.ts'
import { createClaim } from './create-claim.ts'
import { approveClaim, cancelClaim, declineClaim, returnClaim } from './judge-claim.ts'
import { computeClaim } from './keep-claim.ts'
import { openPaymentFile } from './open-file.ts'
import { retryPayment } from './lead-payment.ts'
import { recordPaid, undoPaid } from './record-paid.ts'
import { paymentListSource } from './payment-list.queries.ts'
import { paymentExport } from './payment.export.ts'
import { agreedOf, loadPayment, readPayment } from './payment.queries.ts'

export const paymentsHandlers = serve(
  paymentsEndpoints,
  {
    listPayments: ({ db, person, list }) =>
      readPage<PaymentRow>(db, paymentListSource(db, { person, action: 'view' }), list),
    exportPayments(call) {
      const { db, person } = call
      const source = paymentListSource(db, { person, action: 'export' })
      return exportList(call, source, paymentExport(person))
    },
    async createPayment(call) {
      return readPayment(call, await createClaim(call, call.body))
    },
    async createSupplementClaim(call) {
      return readPayment(call, await claimSupplement(call, call.body))
    },
    async changeSupplementClaim(call) {
      await changeSupplementClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async computePayment(call) {
      const { worked, lines, total } = await computeClaim(call, call.body)
      return { lines, total, agreed: agreedOf(worked) }
    },
    readPayment: (call) => readPayment(call, call.params.id),
    async readPaymentHistory(call) {
      const { id } = await loadPayment(call, call.params.id)
      if (call.person.type !== 'staff') throw notFound()
      return readHistory(call.db, { entity: 'payment', id })
    },
    downloadPaymentFile: (call) => openPaymentFile(call, call.params),
    async changePayment(call) {
      await changeClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async submitPayment(call) {
      await submitClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async enterPayment(call) {
      await enterClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async returnPayment(call) {
      await returnClaim(call, call.params.id, call.body.changes)
      return readPayment(call, call.params.id)
    },
    async assessPayment(call) {
      await assessClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async approvePayment(call) {
      await approveClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    approvePayments: (call) => actOnMany(call, approveMany, call.body),
    async declinePayment(call) {
      await declineClaim(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async retryPayment(call) {
      await retryPayment(call, call.params.id)
      return readPayment(call, call.params.id)
    },
    async cancelPayment(call) {
      await cancelClaim(call, call.params.id, 'cancel')
      return readPayment(call, call.params.id)
    },
    async cancelEnteredPayment(call) {
      await cancelClaim(call, call.params.id, 'cancelEntered')
      return readPayment(call, call.params.id)
    },
    async recordPaymentPaid(call) {
      await recordPaid(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
    async undoPaymentPaid(call) {
      await undoPaid(call, call.params.id, call.body.undoReason)
      return readPayment(call, call.params.id)
    },
  },
  paymentsWords,
)
