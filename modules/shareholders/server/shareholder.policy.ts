import type { Can } from '#kit/contract/define-entity.ts'
import { refusalOf } from '#kit/contract/define-status.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import {
  shareholderStatus,
  type ShareholderStatus,
  type ShareholderStep,
} from '../contract/shareholder.status.ts'

/** What permission conditions look at. */
export interface ShareholderScope {
  assigneeId: string | null
  teamId: string | null
}

export interface Judged {
  status: ShareholderStatus
  scope: ShareholderScope
}

export const maySee = (person: Person, scope: ShareholderScope, group?: string) =>
  (['Shareholders List', 'Shareholders View'] as const).some((subject) =>
    person.permissions.allows({ action: 'view', subject }, { ...scope }, group),
  )

export const mayDo = (person: Person, action: Action, scope: ShareholderScope) =>
  person.permissions.allows({ action, subject: 'Shareholders Edit' }, { ...scope })

export const mayEditBank = (person: Person, scope: ShareholderScope) =>
  person.permissions.allows(
    { action: 'update', subject: 'Shareholders Edit' },
    { ...scope },
    'bank',
  )

const mayMerge = (person: Person, scope: ShareholderScope) =>
  person.permissions.allows({ action: 'merge', subject: 'Shareholders Merge' }, { ...scope })

/** Why a step cannot be taken now, or null; the server refuses and the screen explains by it. */
export const refusalOfStep = ({ status, scope }: Judged, step: ShareholderStep, person: Person) =>
  refusalOf(shareholderStatus, step, {
    status,
    facts: {},
    person,
    isPermitted: (permission) => person.permissions.allows(permission, { ...scope }),
  })

/** What the person may do with a shareholder now. */
export function canDo(judged: Judged, person: Person): Can {
  const can: Can = {}
  for (const step of Object.keys(shareholderStatus.transitions) as ShareholderStep[])
    if (refusalOfStep(judged, step, person) === null) can[step] = true
  if (judged.status !== 'active') return can
  if (mayDo(person, 'update', judged.scope)) can['edit'] = true
  if (mayEditBank(person, judged.scope)) can['editBank'] = true
  if (mayMerge(person, judged.scope)) can['merge'] = true
  if (maySee(person, judged.scope, 'bank')) can['revealBank'] = true
  if (person.permissions.allows({ action: 'create', subject: 'Orders Edit' })) can['order'] = true
  return can
}
