import type { Can } from '#kit/contract/define-entity.ts'
import { refusalOf, type StatusMachine } from '#kit/contract/define-status.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import {
  careStatus,
  confirmationStatus,
  isDraft,
  orderStatus,
  type CareStatus,
  type ConfirmationStatus,
  type OrderFacts,
} from '../contract/order.status.ts'

/** What permission conditions look at. */
export interface OrderScope {
  assigneeId: string
  teamId: string | null
  careStatus: CareStatus
}

export interface Judged {
  facts: OrderFacts
  scope: OrderScope
  confirmation: ConfirmationStatus
}

/** The machines of an order, and in which state of each it is. */
const machines = {
  status: { machine: orderStatus, stateOf: ({ facts }: Judged) => facts.status },
  careStatus: { machine: careStatus, stateOf: ({ scope }: Judged) => scope.careStatus },
  confirmation: {
    machine: confirmationStatus,
    stateOf: ({ confirmation }: Judged) => confirmation,
  },
}
export type MachineField = keyof typeof machines
const fieldsOfMachines = Object.keys(machines) as MachineField[]
type AnyMachine = StatusMachine<string, string, OrderFacts>

export const maySee = (person: Person, scope: OrderScope) =>
  (['Orders List', 'Orders View'] as const).some((subject) =>
    person.permissions.allows({ action: 'view', subject }, { ...scope }),
  )

export const mayDo = (person: Person, action: Action, scope: OrderScope) =>
  person.permissions.allows({ action, subject: 'Orders Edit' }, { ...scope })

/** Why a step cannot be taken now, or null; the server refuses and the screen explains by it. */
export function refusalOfStep(
  judged: Judged,
  { field, step }: { field: MachineField; step: string },
  person: Person,
): string | null {
  const { machine, stateOf } = machines[field]
  return refusalOf(machine as AnyMachine, step, {
    status: stateOf(judged),
    facts: judged.facts,
    person,
    isPermitted: (permission) => person.permissions.allows(permission, { ...judged.scope }),
  })
}

/** The state to which a step leads. */
export const goalOf = (field: MachineField, step: string): string =>
  (machines[field].machine as AnyMachine).transitions[step]?.to ?? ''

/** Why an order cannot be edited now; `notPermitted` where no state would help. */
export function refusalOfEdit({ facts, scope }: Judged, person: Person): string | null {
  if (!mayDo(person, 'update', scope))
    return mayDo(person, 'update', { ...scope, careStatus: 'pending' })
      ? 'careDone'
      : 'notPermitted'
  if (facts.status === 'void') return 'orderIsVoid'
  if (facts.status === 'discarded') return 'draftDiscarded'
  return facts.isShareholderActive || facts.status === 'draft' ? null : 'shareholderArchived'
}

/** Why HCH cannot be set now. */
export function refusalOfHch({ facts, scope }: Judged, person: Person): string | null {
  const permission = { action: 'update', subject: 'Orders View' } as const
  if (!person.permissions.allows(permission, { ...scope })) return 'notPermitted'
  if (isDraft(facts)) return 'notPermitted'
  return facts.status === 'void' ? 'orderIsVoid' : null
}

/** What the person may do with an order now, each possible or with the reason why not. */
export function canDo(judged: Judged, person: Person): Can {
  const can: Can = {}
  const offer = (act: string, reason: string | null) => {
    if (reason === 'wrongState' || reason === 'notPermitted') return
    can[act] = reason ? { reason } : true
  }
  // What a draft cannot be asked for yet is not offered either.
  const fields = isDraft(judged.facts) ? ['status' as const] : fieldsOfMachines
  for (const field of fields)
    for (const step of Object.keys(machines[field].machine.transitions))
      offer(step, refusalOfStep(judged, { field, step }, person))
  offer('edit', refusalOfEdit(judged, person))
  offer('setHch', refusalOfHch(judged, person))
  return can
}
