import type { Can } from '#kit/contract/define-entity.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { stepsNow, type Judged, type Stepped } from '#kit/server/steps.ts'
import { shareholderStatus, type ShareholderStatus } from '../contract/shareholder.status.ts'

/** What permission conditions look at. */
export interface ShareholderScope {
  assigneeId: string | null
  teamId: string | null
}

interface JudgedShareholder extends Judged {
  states: { status: ShareholderStatus }
  scope: ShareholderScope
}

export const judge = ({
  status,
  assigneeId,
  teamId,
}: ShareholderScope & { status: ShareholderStatus }): JudgedShareholder => ({
  states: { status },
  facts: {},
  scope: { assigneeId, teamId },
})

export const shareholderMachines: Stepped<object> = { machines: { status: shareholderStatus } }

/** Without a scope: some shareholder; with an empty one: every. */
export const maySee = (
  person: Person,
  scope: Partial<ShareholderScope> | undefined,
  group?: string,
) =>
  (['Shareholders List', 'Shareholders View'] as const).some((subject) =>
    person.permissions.allows({ action: 'view', subject }, scope && { ...scope }, group),
  )

/** Which groups of protected fields the person has on a shareholder. */
export const seesOn =
  (person: Person, { assigneeId, teamId }: ShareholderScope): Sees =>
  (group) =>
    maySee(person, { assigneeId, teamId }, group)

export const mayDo = (person: Person, action: Action, scope: ShareholderScope) =>
  person.permissions.allows({ action, subject: 'Shareholders Edit' }, { ...scope })

export const mayEditBank = (person: Person, scope: ShareholderScope) =>
  person.permissions.allows(
    { action: 'update', subject: 'Shareholders Edit' },
    { ...scope },
    'bank',
  )

/** Whether the person may know that there are bank details, and how their numbers end. */
export const maySeeBankMask = (person: Person, scope: ShareholderScope) =>
  maySee(person, scope, 'bank') || maySee(person, scope, 'bankMask')

const mayMerge = (person: Person, scope: ShareholderScope) =>
  person.permissions.allows({ action: 'merge', subject: 'Shareholders Merge' }, { ...scope })

/** What the person may do with a shareholder now. */
export function canDo(judged: JudgedShareholder, person: Person): Can {
  const can = stepsNow(shareholderMachines, judged, person)
  if (maySeeBankMask(person, judged.scope)) can['bankMask'] = true
  if (judged.states.status !== 'active') return can
  if (mayDo(person, 'update', judged.scope)) can['edit'] = true
  if (mayEditBank(person, judged.scope)) can['editBank'] = true
  if (mayMerge(person, judged.scope)) can['merge'] = true
  if (maySee(person, judged.scope, 'bank')) can['revealBank'] = true
  if (person.permissions.allows({ action: 'create', subject: 'Orders Edit' })) can['order'] = true
  return can
}
