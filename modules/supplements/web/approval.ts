import * as z from 'zod/mini'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { longText, money } from '#kit/contract/fields.ts'
import { centsOf, isAmount } from '#kit/web/decision/amounts.ts'
import { supplementsEndpoints, type SupplementRecord } from '../contract/supplements.endpoints.ts'

export const approval = defineEntity('supplementApproval', {
  approvedEach: money({ required: true }),
  reductionReason: longText(500),
})

type Asked = Pick<SupplementRecord, 'requestedEach' | 'times'>

interface Typed {
  approvedEach: string | null
  reductionReason: string | null
}

/** Whether less is given than is asked for, which needs a reason. */
export const isReduced = (each: string | null, { requestedEach }: Asked): boolean =>
  each !== null && isAmount(each) && centsOf(each) < centsOf(requestedEach)

/** What an amount each time comes to; null of what is no amount. */
export const totalOf = (each: string | null, { times }: Pick<Asked, 'times'>): string | null =>
  each !== null && isAmount(each) ? ((centsOf(each) * times) / 100).toFixed(2) : null

const { body } = supplementsEndpoints.approveSupplement

/** What is typed as it is sent: with what it comes to, which the approver saw. */
export const approvalSchema = (asked: Asked) =>
  z.pipe(
    z.transform(({ approvedEach, reductionReason }: Typed) => {
      const reason = isReduced(approvedEach, asked) ? reductionReason : null
      const total = totalOf(approvedEach, asked) ?? '0'
      return { approvedEach, reductionReason: reason, total } as z.input<typeof body>
    }),
    body,
  )
