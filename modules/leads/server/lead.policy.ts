import type { Can } from '#kit/contract/define-entity.ts'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'

/** What permission conditions look at. */
export interface LeadScope {
  assigneeId: string | null
  teamId: string | null
}

export const mayDo = ({ permissions }: Person, action: Action, scope: LeadScope) =>
  permissions.allows(
    { action, subject: 'Leads' },
    { assigneeId: scope.assigneeId, teamId: scope.teamId },
  )

/** Which groups of protected fields the person has on a lead. */
export const seesOn =
  ({ permissions }: Person, { assigneeId, teamId }: LeadScope): Sees =>
  (group) =>
    permissions.allows({ action: 'view', subject: 'Leads' }, { assigneeId, teamId }, group)

export const maySee = (person: Person, scope: LeadScope) => mayDo(person, 'view', scope)

/**
 * Whoever may change a lead can take it over; to give it to somebody else, or back to the pool, is a
 * right of its own.
 */
export const mayGive = (person: Person, from: LeadScope, to: LeadScope) =>
  mayDo(person, 'assign', from) ||
  (to.assigneeId === person.userId && mayDo(person, 'update', from) && mayDo(person, 'update', to))

interface Standing {
  isErased: boolean
  isDeleted: boolean
  isConverted: boolean
  /** Of a converted one: why the move cannot be undone, null when it can. */
  whyNotUndone: string | null
}

/** What the person may do with a lead now; one that was deleted or converted can be brought back and no more. */
export function canDo(person: Person, scope: LeadScope, standing: Standing): Can {
  const can: Can = {}
  if (standing.isErased) return can
  if (standing.isDeleted) {
    if (mayDo(person, 'restore', scope)) can['restore'] = true
    return can
  }
  const mayConvert = mayDo(person, 'convert', scope)
  if (standing.isConverted) {
    const { whyNotUndone } = standing
    if (mayConvert) can['undoConversion'] = whyNotUndone === null || { reason: whyNotUndone }
    return can
  }
  if (mayDo(person, 'update', scope)) Object.assign(can, { edit: true, move: true })
  if (mayConvert) can['convert'] = true
  if (mayDo(person, 'assign', scope)) can['assign'] = true
  if (scope.assigneeId !== person.userId && mayGive(person, scope, own(person))) can['take'] = true
  if (mayDo(person, 'delete', scope)) can['delete'] = true
  return can
}

const own = ({ userId }: Person): LeadScope => ({ assigneeId: userId, teamId: null })
