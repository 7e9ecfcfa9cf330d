import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import { refused } from '#kit/server/problems.ts'
import { paymentList } from '../contract/payment.list.ts'
import { paymentsWords } from '../contract/words.ts'
import { approveClaim } from './judge-claim.ts'
import { paymentListSource } from './payment-list.queries.ts'
import { loadPayment, readPayment } from './payment.queries.ts'
import { underBalances } from './payment.steps.ts'

/**
 * Approves what was assessed, each by its own rules. A claim that says otherwise than the agreement or
 * a monitoring form is left to be opened, and so is one that two persons approve: neither is done in passing.
 */
export const approveMany = bulkAct()({
  key: 'payments.approve',
  table: 'payments',
  words: paymentsWords,
  hold: async (change, id) => underBalances.hold?.(change, id),
  nameOf: async (change, id) => (await loadPayment(change, id)).reference,
  async take(one, id) {
    const { findings, assessedAmount } = await readPayment(one, id)
    const isUnproven = findings.some(({ code }) => code === 'payStubMissing')
    if (findings.length > 0) throw refused(isUnproven ? 'noPayStub' : 'hasFindings')
    await approveClaim(one, id, { level: 'only', total: assessedAmount ?? '0.00' })
  },
  list: ({ db, person }) => ({
    list: paymentList,
    source: paymentListSource(db, { person, action: 'view' }),
  }),
})
