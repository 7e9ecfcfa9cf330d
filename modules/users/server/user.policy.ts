import type { Can } from '#kit/contract/define-entity.ts'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { RoleRule } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { Problem } from '#kit/server/problems.ts'
import type { TwoFactorMethod } from '#modules/two-factor/contract/methods.ts'
import type { UserStatus, UserType } from '../contract/user.ts'
import { mayAssign } from './may-assign.ts'

/** What acts on a user are judged by. */
export interface Judged {
  id: string
  type: UserType
  status: UserStatus
  isErased: boolean
  employerId: string | null
  teamId: string | null
  programIds: readonly string[] | null
  hasPassword: boolean
  roleRules: readonly RoleRule[]
  isLastSuperAdmin: boolean
  /** What confirms a sign-in besides the password. */
  factors: TwoFactorMethod[]
}

type Act =
  | 'edit'
  | 'resend'
  | 'withdraw'
  | 'disable'
  | 'enable'
  | 'signOut'
  | 'renewPassword'
  | 'resetTwoFactor'
  | 'handOver'

const edit = (action: Permission['action']) => ({ action, subject: 'System Users Edit' })
const invite = { action: 'create', subject: 'System Users Create' } as const

const permissionFor: Record<Act, Permission> = {
  edit: edit('update'),
  resend: invite,
  withdraw: invite,
  disable: edit('delete'),
  enable: edit('restore'),
  signOut: edit('override'),
  renewPassword: edit('override'),
  resetTwoFactor: edit('override'),
  handOver: { action: 'assign', subject: 'Users Management' },
}

export const isPermitted = (act: Act, user: Judged, person: Person) =>
  person.permissions.allows(permissionFor[act], { id: user.id, employerId: user.employerId })

/** Who has a role above one's own is changed by nobody below. */
export const standsAbove = (user: Judged, person: Person) =>
  !mayAssign(
    person,
    { userType: user.type, rules: user.roleRules },
    {
      $employerId: user.employerId,
      $teamId: user.teamId,
      $programIds: user.programIds ?? [],
    },
  )

/** Why an act is not possible in the present state, or null. */
function refusalInState(act: Act, user: Judged, person: Person): string | null {
  if (user.isErased) return 'alreadyErased'
  switch (act) {
    case 'resend':
      return user.hasPassword ? 'alreadyAccepted' : null
    case 'withdraw':
      return user.status === 'invited' ? null : 'notInvited'
    case 'disable':
      if (user.status !== 'active') return 'notActive'
      if (user.id === person.userId) return 'ownAccount'
      return user.isLastSuperAdmin ? 'lastSuperAdmin' : null
    case 'enable':
      if (user.status !== 'disabled') return 'notDisabled'
      return user.hasPassword ? null : 'neverAccepted'
    case 'resetTwoFactor':
      if (user.id === person.userId) return 'ownFactors'
      return user.factors.length === 0 ? 'noFactors' : null
    case 'renewPassword':
    case 'signOut':
      return user.status === 'active' ? null : 'notActive'
    case 'edit':
    case 'handOver':
      return null
  }
}

/** Why not, as the server refuses and the button explains; a missing permission is `notPermitted`. */
export function refusalOfAct(act: Act, user: Judged, person: Person): string | null {
  if (!isPermitted(act, user, person)) return 'notPermitted'
  if (act !== 'handOver' && standsAbove(user, person)) return 'roleAboveOwn'
  return refusalInState(act, user, person)
}

/** @throws 403 without the permission or the rank, 409 with the reason */
export function requireAct(act: Act, user: Judged, person: Person): void {
  const reason = refusalOfAct(act, user, person)
  if (reason === 'notPermitted') throw new Problem(403, 'forbidden')
  if (reason) throw new Problem(reason === 'roleAboveOwn' ? 403 : 409, reason)
}

/** Acts that make no sense in these states are not offered, not even with a reason. */
const hidingStates = new Set([
  'alreadyErased',
  'notInvited',
  'notActive',
  'notDisabled',
  'alreadyAccepted',
  'noFactors',
])

/** Of the acts that the person and the state know, those that are possible; else why not. */
export function canDo(user: Judged, person: Person): Can {
  const acts = Object.keys(permissionFor) as Act[]
  const offered = acts.filter(
    (act) =>
      isPermitted(act, user, person) && !hidingStates.has(refusalInState(act, user, person) ?? ''),
  )
  return Object.fromEntries(
    offered.map((act) => {
      const reason = refusalOfAct(act, user, person)
      return [act, reason ? { reason } : true]
    }),
  )
}
