import type { Can } from '#kit/contract/define-entity.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import { stepsNow, type Judged, type Stepped } from '#kit/server/steps.ts'
import {
  careStatus,
  confirmationStatus,
  isDraft,
  orderStatus,
  type CareStatus,
  type OrderFacts,
} from '../contract/order.status.ts'

/** What permission conditions look at. */
export interface OrderScope {
  assigneeId: string
  teamId: string | null
  careStatus: CareStatus
}

export interface JudgedOrder extends Judged<OrderFacts> {
  scope: OrderScope
}

export const orderMachines: Stepped<OrderFacts> = {
  machines: { status: orderStatus, careStatus, confirmation: confirmationStatus },
  // What a draft cannot be asked for yet, or only somebody else or earlier could, is not offered either.
  hides: ['orderIsDraft', 'careOfAnother', 'careTooLong'],
}

export const maySee = (person: Person, scope: OrderScope) =>
  (['Orders List', 'Orders View'] as const).some((subject) =>
    person.permissions.allows({ action: 'view', subject }, { ...scope }),
  )

export const mayDo = (person: Person, action: Action, scope: OrderScope) =>
  person.permissions.allows({ action, subject: 'Orders Edit' }, { ...scope })

/** Why an order cannot be edited now; `notPermitted` where no state would help. */
export function refusalOfEdit({ facts, scope }: JudgedOrder, person: Person): string | null {
  if (!mayDo(person, 'update', scope))
    return mayDo(person, 'update', { ...scope, careStatus: 'pending' })
      ? 'careDone'
      : 'notPermitted'
  if (facts.status === 'void') return 'orderIsVoid'
  if (facts.status === 'discarded') return 'draftDiscarded'
  return facts.isShareholderActive || facts.status === 'draft' ? null : 'shareholderArchived'
}

/** Why HCH cannot be set now. */
export function refusalOfHch({ facts, scope }: JudgedOrder, person: Person): string | null {
  const permission = { action: 'update', subject: 'Orders View' } as const
  if (!person.permissions.allows(permission, { ...scope })) return 'notPermitted'
  if (isDraft(facts)) return 'notPermitted'
  return facts.status === 'void' ? 'orderIsVoid' : null
}

/** What the person may do with an order now, each possible or with the reason why not. */
export function canDo(judged: JudgedOrder, person: Person): Can {
  const can = stepsNow(orderMachines, judged, person)
  const others = { edit: refusalOfEdit(judged, person), setHch: refusalOfHch(judged, person) }
  for (const [act, reason] of Object.entries(others))
    if (reason !== 'notPermitted') can[act] = reason ? { reason } : true
  return can
}
