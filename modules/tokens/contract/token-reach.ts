import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { actions, type Action, type Permission } from '#kit/contract/define-subjects.ts'
import { allSubjects, type Subject } from '#modules/roles/contract/all-subjects.ts'

/** What a token may be for, in the order in which it is chosen. */
export const tokenAreas = [
  'applications',
  'participants',
  'employers',
  'programs',
  'monitoring',
  'requests',
  'payments',
  'reports',
  'shareholders',
  'orders',
  'leads',
  'statistics',
  'tasks',
  'users',
  'settings',
  'audit',
] as const
export type TokenArea = (typeof tokenAreas)[number]

export const tokenLevels = ['read', 'write'] as const
export type TokenLevel = (typeof tokenLevels)[number]
/** E.g. `applications:read`; who may write may read. */
export type TokenScope = `${TokenArea}:${TokenLevel}`

/** Areas that a token reads and never changes: what is in them decides who may do what. */
const readOnly: readonly TokenArea[] = ['users', 'settings', 'audit']

export const levelsOf = (area: TokenArea): readonly TokenLevel[] =>
  readOnly.includes(area) ? ['read'] : tokenLevels

export const tokenScopes: readonly TokenScope[] = tokenAreas.flatMap((area) =>
  levelsOf(area).map((level) => `${area}:${level}` as const),
)

/**
 * The area of each subject; `never`: no token reaches it, whatever its owner may do. This is the one
 * place that says so. What has no subject – signing in, passwords, factors, tokens, what is one's own –
 * no token reaches at all, nor what is `inPerson`.
 */
const areaBySubject: Readonly<Record<Subject, TokenArea | 'never'>> = {
  'Settings Account': 'never',
  'Settings Security': 'never',
  'Settings Notifications': 'never',
  Notifications: 'never',
  'Roles List': 'never',
  'Roles Create': 'never',
  'Roles Edit': 'never',
  'Settings Roles': 'never',
  'System Users Create': 'never',
  'System Users Edit': 'never',
  'Users Management': 'never',
  Privacy: 'never',
  Outbox: 'never',
  'Settings Clockwork': 'never',
  Imports: 'never',
  Webhooks: 'never',
  'Applications Approved List': 'applications',
  'Applications Awaiting Approval List': 'applications',
  'Applications Rejected List': 'applications',
  'Applications View': 'applications',
  'Applications Create': 'applications',
  'Change Requests': 'applications',
  'Participants List': 'participants',
  'Participants View': 'participants',
  'Participants Edit': 'participants',
  'Orphaned Participants List': 'participants',
  'Employers List': 'employers',
  'Employers View': 'employers',
  'Employer Profile Edit': 'employers',
  'Programs List': 'programs',
  'Programs View': 'programs',
  'Programs Create': 'programs',
  'Programs Edit': 'programs',
  'Monitoring Forms List': 'monitoring',
  'STT Funding Awaiting Form List': 'requests',
  'STT Funding Awaiting Approval List': 'requests',
  'STT Funding Approved List': 'requests',
  'STT Funding View': 'requests',
  Supplements: 'payments',
  Holds: 'payments',
  Payments: 'payments',
  'Payment Batches': 'payments',
  Reports: 'reports',
  Dashboard: 'reports',
  'Shareholders List': 'shareholders',
  'Shareholders View': 'shareholders',
  'Shareholders Edit': 'shareholders',
  'Shareholders Merge': 'shareholders',
  'Orders List': 'orders',
  'Orders View': 'orders',
  'Orders Edit': 'orders',
  'Order Snapshots': 'orders',
  Leads: 'leads',
  Statistics: 'statistics',
  'Monthly Investments': 'statistics',
  'Monthly Care Confirmed Investments': 'statistics',
  Birthdays: 'statistics',
  Tasks: 'tasks',
  'Employees List': 'users',
  'System Users List': 'users',
  'System Users View': 'users',
  'Settings General': 'settings',
  'Settings Classifications': 'settings',
  'Settings Custom Fields': 'settings',
  'Settings Statuses': 'settings',
  'Settings Sources': 'settings',
  'Settings Share Prices': 'settings',
  'Audit Log': 'audit',
}

/** Null: no token reaches the subject. */
export function areaOf(subject: string): TokenArea | null {
  const areas: Readonly<Record<string, TokenArea | 'never'>> = areaBySubject
  const area = Object.hasOwn(areas, subject) ? areas[subject] : undefined
  return area === undefined || area === 'never' ? null : area
}

/** What is shown once more, and what somebody answers for: a program does neither. */
const inPerson: readonly Action[] = ['reveal', 'decide', 'override', 'verify', 'pay', 'merge']

/** What of an endpoint says who reaches it. */
export type Reached = Pick<Endpoint, 'access' | 'method' | 'inPerson' | 'many'>

/**
 * The permissions by which a token reaches an endpoint, one of which is enough, each with the scope that it
 * takes. None, and no token reaches it: it asks for no permission, is for somebody in person or a decision,
 * goes on after its answer, when the token may be revoked, is on a subject of no area, or changes what tokens
 * read alone.
 */
export function reachOf({ access, method, inPerson: attended, many }: Reached) {
  if (attended || many || 'public' in access || 'signedIn' in access) return []
  const level: TokenLevel = method === 'GET' ? 'read' : 'write'
  const permissions: readonly Permission[] = 'anyOf' in access ? access.anyOf : [access]
  return permissions.flatMap((permission) => {
    const area = areaOf(permission.subject)
    if (area === null || inPerson.includes(permission.action) || !levelsOf(area).includes(level))
      return []
    return [{ permission, scope: `${area}:${level}` as const }]
  })
}

/** Whether scopes include one; who may write may read. */
export const isWithin = (scopes: readonly string[], scope: TokenScope): boolean =>
  scopes.includes(scope) || scopes.includes(scope.replace(/:read$/, ':write'))

const reading: readonly Action[] = ['view', 'export']

/** By subject, the actions that scopes let a token take, of those that its owner may. */
export function actionsByScopes(scopes: readonly string[]): ReadonlyMap<string, readonly Action[]> {
  const of = new Map<string, readonly Action[]>()
  for (const [subject, declared] of Object.entries(allSubjects)) {
    const area = areaOf(subject)
    if (area === null) continue
    const may = (level: TokenLevel) =>
      levelsOf(area).includes(level) && scopes.includes(`${area}:${level}`)
    const own = actions.filter(
      (action) =>
        (declared.actions as readonly Action[]).includes(action) && !inPerson.includes(action),
    )
    if (may('write')) of.set(subject, own)
    else if (may('read'))
      of.set(
        subject,
        own.filter((action) => reading.includes(action)),
      )
  }
  return of
}
