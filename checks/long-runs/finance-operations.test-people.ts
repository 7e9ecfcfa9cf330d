import type {
  KeptOfPayment,
  OverpaymentRecord,
} from '#modules/overpayments/contract/overpayments.endpoints.ts'
import type { PaymentBatchRecord } from '#modules/payment-batches/contract/payment-batches.endpoints.ts'
import { assessing, takes } from './judging-operations.test-people.ts'
import { inDays, pick, stepOn, today, type Operation, type Operations } from './turn.test-people.ts'

const ofPayments = { table: 'payments', path: '/payments' } as const
const ofBatches = { table: 'payment_batches', path: '/payment-batches' } as const
const ofOverpayments = { table: 'overpayments', path: '/overpayments' } as const

/** Up to three of them, into a batch of their own or one that is open. */
const addToBatch: Operation = async (turn) => {
  const found = await Promise.all([1, 2, 3].map(() => pick(turn, 'payments', ['approved'])))
  const ids = [...new Set(found.flatMap((row) => (row ? [row['id']] : [])))]
  if (ids.length === 0) return null
  const batch = turn.random.chance(0.5) ? await pick(turn, 'payment_batches', ['open']) : undefined
  return turn.finance.post('/payment-batches/additions', {
    ids,
    ...(batch && { batchId: batch['id'] }),
  })
}

const releaseBatch: Operation = async (turn) => {
  const found = await pick(turn, 'payment_batches', ['open'])
  if (!found) return null
  const path = `/payment-batches/${found['id']}`
  const { body } = await turn.finance.get<PaymentBatchRecord>(path)
  const release = { payOn: inDays(0), total: body.total }
  return turn.finance.post(`${path}/release`, release, { version: body.version })
}

const recordOverpayment: Operation = async (turn) => {
  const found = await pick(turn, 'payments', ['paid'])
  if (!found) return null
  return turn.finance.post('/overpayments', {
    paymentId: found['id'],
    amount: `${turn.random.whole(1, 40)}.25`,
    reason: 'wrongWages',
    explanation: 'The stub shows fewer hours',
    dueOn: inDays(turn.random.whole(1, 12)),
  })
}

const receive: Operation = async (turn) =>
  stepOn(turn, await pick(turn, 'overpayments', ['owed']), {
    by: turn.finance,
    path: (id) => `/overpayments/${id}/receipts`,
    body: ({ remaining_amount: remaining }) => ({
      receivedAmount: turn.random.chance(0.5) ? remaining : '0.75',
      receivedOn: today(),
      method: 'cheque',
    }),
  })

const takeBack: Operation = async (turn) => {
  const found = await pick(turn, 'overpayments', ['owed', 'recovered'])
  if (!found) return null
  const path = `/overpayments/${found['id']}`
  const { receipts, version } = (await turn.finance.get<OverpaymentRecord>(path)).body
  const receipt = receipts.find(({ takenBackOn }) => takenBackOn === null)
  if (!receipt) return null
  const body = { receiptId: receipt.id, takenBackReason: 'The cheque bounced' }
  return turn.finance.post(`${path}/receipt-return`, body, { version })
}

/** Of what the payee of an approved payment owes. */
const keepBack: Operation = async (turn) => {
  const later = await pick(turn, 'payments', ['approved'])
  if (!later) return null
  const { body } = await turn.finance.get<KeptOfPayment>(
    `/overpayments/kept?paymentId=${later['id']}`,
  )
  const [owing] = body.owing
  if (!owing) return null
  const path = `/overpayments/${owing.id}`
  const { version } = (await turn.finance.get<OverpaymentRecord>(path)).body
  const keep = { paymentId: later['id'], keptAmount: owing.most, keptReason: 'As agreed' }
  return turn.finance.post(`${path}/kept`, keep, { version })
}

const giveBack: Operation = async (turn) => {
  const found = await pick(turn, 'overpayments', ['owed'])
  if (!found) return null
  const path = `/overpayments/${found['id']}`
  const { kept, version } = (await turn.finance.get<OverpaymentRecord>(path)).body
  const [keep] = kept
  if (!keep) return null
  return turn.finance.post(`${path}/kept-return`, { paymentId: keep.paymentId }, { version })
}

export const financeOperations: Operations = {
  assess: [3, assessing('finance')],
  addToBatch: [6, addToBatch],
  releaseBatch: [6, releaseBatch],
  takeFromBatch: [1, takes('finance', { ...ofPayments, states: ['batched'], noun: 'removal' })],
  cancelBatch: [1, takes('finance', { ...ofBatches, states: ['open'], noun: 'cancellation' })],
  settleBatch: [
    4,
    takes('finance', {
      ...ofBatches,
      states: ['released'],
      noun: 'result',
      body: () => ({ paidOn: today() }),
    }),
  ],
  failPayment: [
    1,
    takes('finance', {
      ...ofPayments,
      states: ['sent', 'paid'],
      noun: 'result',
      body: () => ({ failureReason: 'accountClosed' }),
    }),
  ],
  payAgain: [2, takes('finance', { ...ofPayments, states: ['failed'], noun: 'retry' })],
  recordOverpayment: [4, recordOverpayment],
  receive: [3, receive],
  keepBack: [3, keepBack],
  giveBack: [1, giveBack],
  takeBack: [1, takeBack],
  cancelOverpayment: [
    1,
    takes('finance', {
      ...ofOverpayments,
      states: ['owed'],
      noun: 'cancellation',
      body: () => ({ cancelReason: 'Recorded by mistake' }),
    }),
  ],
}
