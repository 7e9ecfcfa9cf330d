import {
  actionsOf,
  groupsOf,
  heldBy,
  scopesOf,
  subjectsByName,
  type Grant,
  type RoleRule,
} from './reach.ts'

/** One permission as people choose it: where it applies, and to which groups of fields. */
export interface Chosen {
  /** None: every record. */
  scopes: readonly string[]
  fields: readonly string[]
}

/** A role's permissions by subject and action; what is not there is not granted. */
export interface PermissionSet {
  /** It includes what later versions of the product add. */
  everything: boolean
  chosen: Readonly<Record<string, Readonly<Record<string, Chosen>>>>
}

export function permissionSetOf(rules: readonly RoleRule[]): PermissionSet {
  const { everything, grants } = heldBy(rules)
  return {
    everything,
    chosen: Object.fromEntries(
      [...grants].map(([subject, byAction]) => [
        subject,
        Object.fromEntries(
          [...byAction].flatMap(([action, held]) =>
            held[0] ? [[action, chosenOf(subject, held)]] : [],
          ),
        ),
      ]),
    ),
  }
}

function chosenOf(subject: string, held: readonly Grant[]): Chosen {
  const scopes = held.map(({ scope }) => scope)
  return {
    scopes: scopes.includes(null) ? [] : [...new Set(scopes)].flatMap((scope) => scope ?? []),
    fields: groupsOf(subject).filter((group) => held.some(({ fields }) => fields.includes(group))),
  }
}

/** The rules that say just this, always in the same order. */
export function rulesOf({ everything, chosen }: PermissionSet): RoleRule[] {
  const subjects = Object.keys(subjectsByName)
  const actionsHeld = (subject: string) => Object.keys(chosen[subject] ?? {}).length
  // A subject without any permission must not be opened by the rule about everything.
  if (everything && subjects.every(actionsHeld))
    return [
      { action: 'All', subject: 'all' },
      ...subjects.flatMap((subject) => exceptionsOf(subject, chosen[subject] ?? {})),
    ]
  return subjects.flatMap((subject) =>
    actionsOf(subject).flatMap((action) => grantRules(subject, action, chosen[subject]?.[action])),
  )
}

const exceptionsOf = (subject: string, held: Readonly<Record<string, Chosen>>): RoleRule[] =>
  actionsOf(subject).flatMap((action) => {
    const one = held[action]
    const isWhole = one?.scopes.length === 0 && one.fields.length === groupsOf(subject).length
    if (isWhole) return []
    return [{ action, subject, inverted: true as const }, ...grantRules(subject, action, one)]
  })

function grantRules(subject: string, action: string, one: Chosen | undefined): RoleRule[] {
  if (!one) return []
  const fields = groupsOf(subject).length ? { fields: one.fields } : {}
  if (one.scopes.length === 0) return [{ action, subject, ...fields }]
  return one.scopes.map((scope) => ({ action, subject, scope, ...fields }))
}

export const inOrder = (rules: readonly RoleRule[]) => rulesOf(permissionSetOf(rules))

export const countOf = ({ chosen }: PermissionSet): number =>
  Object.values(chosen).reduce((sum, byAction) => sum + Object.keys(byAction).length, 0)

/** What a permission comes to, as words of the strings of roles: the scopes, then the groups. */
export function partsOf(subject: string, one: Chosen | undefined): string[] | null {
  if (!one) return null
  const everywhere = scopesOf(subject).length ? 'all' : 'granted'
  return [...(one.scopes.length ? one.scopes : [everywhere]), ...one.fields]
}

/** The permissions that differ: as `subject:action`, what they were and what they are. */
export function changesBetween(
  before: PermissionSet,
  after: PermissionSet,
): Record<string, [string[] | null, string[] | null]> {
  const changes: Record<string, [string[] | null, string[] | null]> = {}
  for (const subject of Object.keys(subjectsByName))
    for (const action of actionsOf(subject)) {
      const was = partsOf(subject, before.chosen[subject]?.[action])
      const is = partsOf(subject, after.chosen[subject]?.[action])
      if (JSON.stringify(was) !== JSON.stringify(is)) changes[`${subject}:${action}`] = [was, is]
    }
  return changes
}
