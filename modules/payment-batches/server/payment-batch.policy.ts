import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import {
  paymentBatchStatus,
  type PaymentBatchFacts,
  type PaymentBatchState,
} from '../contract/payment-batch.status.ts'

export const subject = 'Payment Batches'
const viewing = { action: 'view', subject } as const

/** A batch as its steps are judged. */
export interface LoadedBatch extends PaymentBatchFacts {
  id: string
  version: number
  reference: string
  status: PaymentBatchState
  total: string
  releasedOn: string | null
  payOn: string | null
}

export const batchMachines: Stepped<PaymentBatchFacts> = {
  machines: { status: paymentBatchStatus },
}

/** It holds payments of any program: who pays in some of them alone pays by no batch. */
const ofEveryProgram = {}

export const judgeBatch = (found: LoadedBatch): Judged<PaymentBatchFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: ofEveryProgram,
})

export const maySee = ({ permissions, type }: Person) =>
  type === 'system' || permissions.allows(viewing)

export const mayPay = ({ permissions }: Person) =>
  permissions.allows({ action: 'pay', subject: 'Payments' }, ofEveryProgram)

/** Whether a person sees a group of protected fields, of every batch alike. */
export const sees = ({ permissions }: Person, group: 'personal' | 'bank') =>
  permissions.groupsOn(viewing, ofEveryProgram)(group)
