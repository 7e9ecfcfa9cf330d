import type { Can } from '#kit/contract/define-entity.ts'
import type { Person } from '#kit/server/person.ts'
import { mayAssign, ofNobody } from '#modules/users/server/may-assign.ts'
import type { RoleRule } from '../contract/reach.ts'
import { rolesSubjects } from '../contract/roles.subjects.ts'

const { may } = rolesSubjects

export interface JudgedRole {
  id: string
  key: string | null
  userType: string
  rules: readonly RoleRule[]
}

/** The person who calls, with the role that they have. */
export interface Judge {
  person: Person
  roleId: string | null
  rules: readonly RoleRule[]
}

/** Registration gives these to people who come by themselves. */
const givenAtRegistration = ['employer', 'employee']

/** Why a role cannot be changed; null when it can. */
export function refusalToEdit(role: JudgedRole, judge: Judge): string | null {
  if (role.key === 'superAdmin') return 'superAdminStays'
  return refusalToCopy(role, judge)
}

export const refusalToCopy = (role: JudgedRole, { person }: Judge): string | null =>
  mayAssign(person, role, ofNobody) ? null : 'roleAboveOwn'

export function refusalToDelete(role: JudgedRole, judge: Judge): string | null {
  if (role.key && givenAtRegistration.includes(role.key)) return 'givenAtRegistration'
  if (role.id === judge.roleId) return 'ownRole'
  return refusalToEdit(role, judge)
}

/** What the person may do with a role now, or why not. */
export function canDo(role: JudgedRole, judge: Judge): Can {
  const offered = (permission: ReturnType<typeof may>, refusal: string | null) =>
    judge.person.permissions.allows(permission)
      ? refusal === null || { reason: refusal }
      : undefined
  const all = {
    edit: offered(may('update', 'Roles Edit'), refusalToEdit(role, judge)),
    copy: offered(may('create', 'Roles Create'), refusalToCopy(role, judge)),
    delete: offered(may('delete', 'Roles Edit'), refusalToDelete(role, judge)),
  }
  return Object.fromEntries(Object.entries(all).filter(([, can]) => can !== undefined)) as Can
}
