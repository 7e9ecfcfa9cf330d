import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import { notFound, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { overpaymentSteps } from './overpayment.steps.ts'
import { remindAgain } from './remind-owing.ts'
import { tellTakenBack } from './tell-payee.ts'

interface TakenBack {
  receiptId: string
  takenBackReason: string
}

interface Receipt {
  amount: string
  receivedOn: string
  /** It was kept back from a payment, and comes back with that alone. */
  isKept: boolean
}

/**
 * Takes a receipt back that was entered by mistake, or whose cheque came back: its amount is owed again, also of
 * what was settled or written off. @throws 404 for a receipt that does not stand, 409 `receiptKept` for one of another payment
 */
export async function takeBackReceipt(
  change: VersionedChange,
  id: string,
  { receiptId, takenBackReason }: TakenBack,
) {
  const { db, person } = change
  const today = await change.today()
  let taken: Receipt | undefined
  await takeStep(change, overpaymentSteps, {
    id,
    step: 'takeBack',
    reason: takenBackReason,
    async before(found) {
      const { rows } = await sql<Receipt>`
        update overpayment_receipts set taken_back_on = ${today}, taken_back_by = ${person.userId},
          taken_back_reason = ${takenBackReason}
        where id = ${receiptId} and overpayment_id = ${id} and taken_back_on is null
        returning amount, received_on as "receivedOn", keep_id is not null as "isKept"`.execute(db)
      ;[taken] = rows
      if (taken?.isKept) throw refused('receiptKept')
      if (!taken) throw notFound()
      const received = new Decimal(found.receivedAmount).minus(taken.amount).toFixed(2)
      return { changes: { receivedAmount: [found.receivedAmount, received] } }
    },
  })
  if (!taken) return
  await remindAgain(change, id)
  await tellTakenBack(change, id, { received: taken.amount, receivedOn: taken.receivedOn })
}
