import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, money } from '#kit/contract/fields.ts'
import { centsOf, isAmount } from '#kit/web/decision/amounts.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'

export const spentAssessment = defineEntity('spentAssessment', {
  total: money({ required: true }),
  reductionReason: longText(500),
})

interface Typed {
  total: string | null
  reductionReason: string | null
}

/** Whether less is given than is claimed, which needs a reason. */
export const isLess = (amount: string | null, claimed: string): boolean =>
  amount !== null && isAmount(amount) && centsOf(amount) < centsOf(claimed)

const { body } = paymentsEndpoints.assessPayment

/** What is typed as it is sent. */
export const spentAssessmentSchema = (claimed: string) =>
  z.pipe(
    z.transform(({ total, reductionReason }: Typed): z.input<typeof body> => {
      const reason = isLess(total, claimed) ? reductionReason : null
      return { lines: [], total: total ?? '', reductionReason: reason }
    }),
    body,
  )
