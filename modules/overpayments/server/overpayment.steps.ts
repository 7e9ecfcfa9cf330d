import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import type { OverpaymentFacts } from '../contract/overpayment.status.ts'
import {
  judgeOverpayment,
  overpaymentMachines,
  scopeOf,
  subject,
  type LoadedOverpayment,
} from './overpayment.policy.ts'
import { loadOverpayment, readOverpayment } from './overpayment.queries.ts'

/** An overpayment as its steps know it. */
export const overpaymentSteps: SteppedEntity<LoadedOverpayment, OverpaymentFacts, 'overpayments'> =
  {
    ...overpaymentMachines,
    table: 'overpayments',
    entity: 'overpayment',
    topic: 'overpayments',
    load: loadOverpayment,
    judge: judgeOverpayment,
    reference: ({ reference }) => reference,
    present: readOverpayment,
    announce: announceOverpayment,
  }

/** Tells open screens that it has this version now, but for those of the side that does not owe it. */
export function announceOverpayment(change: Change, found: LoadedOverpayment, version: number) {
  const other = found.owedBy === 'participant' ? 'employerId' : 'participantId'
  const facts = { ...scopeOf(found), [other]: null }
  return change.announce({ topic: 'overpayments', id: found.id, version, subject, facts })
}
