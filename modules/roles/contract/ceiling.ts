import { covers, heldBy, type Grant, type Held, type RoleRule } from './reach.ts'

/** A permission that rules give and a person does not have, or not as far. */
export interface Missing {
  /** The place of the rule. */
  at: number
  subject: string
  action: string
  scope: string | null
}

interface RoleLike {
  userType: string
  rules: readonly RoleRule[]
}

/** What `rules` give beyond `own`: an action, a wider scope, a further group of fields. */
export function exceeds(own: readonly RoleRule[], rules: readonly RoleRule[]): Missing[] {
  const mine = heldBy(own)
  const asked = heldBy(rules)
  const missing: Missing[] = []
  if (asked.everything && !mine.everything) {
    const at = rules.findIndex(({ subject }) => subject === 'all')
    missing.push({ at, subject: 'all', action: 'All', scope: null })
  }
  for (const [subject, byAction] of asked.grants)
    for (const [action, grants] of byAction)
      for (const grant of grants)
        if (!covers(subject, grantsOf(mine, subject, action), grant))
          missing.push({ ...placeOf(grant), subject, action })
  return missing
}

const grantsOf = ({ grants }: Held, subject: string, action: string) =>
  grants.get(subject)?.get(action) ?? []

const placeOf = ({ from, scope }: Grant) => ({ at: from, scope })

/** What applicants do with their own records gives nobody power over others. */
const isOfApplicant = (userType: string, scope: string | null) =>
  userType !== 'staff' && (scope === 'own' || scope === 'self')

type Asked = Pick<Grant, 'scope' | 'fields'>

/** Whether somebody may put a permission into a role. */
export type MayGrant = (subject: string, action: string, asked: Asked) => boolean

/**
 * Who holds `own` grants what lies within it. What is withheld from those who may do everything
 * else, a role keeps where one of `known` says it already: its rules so far, those it came with.
 */
export function ceilingOf(
  own: readonly RoleRule[],
  userType: string,
  known: readonly (readonly RoleRule[])[] = [],
): MayGrant {
  const mine = heldBy(own)
  const had = mine.everything ? known.map(heldBy) : []
  return (subject, action, asked) => {
    if (isOfApplicant(userType, asked.scope)) return true
    const sources = [mine, ...had].map((held) => grantsOf(held, subject, action))
    const parts = asked.fields.length ? asked.fields.map((field) => [field]) : [[]]
    return parts.every((fields) =>
      sources.some((held) => covers(subject, held, { scope: asked.scope, fields })),
    )
  }
}

/** What somebody would grant without having it; see `ceilingOf`. */
export function grantsBeyond(
  own: readonly RoleRule[],
  role: RoleLike,
  known?: readonly (readonly RoleRule[])[],
): Missing[] {
  const mayGrant = ceilingOf(own, role.userType, known)
  const asked = heldBy(role.rules)
  return exceeds(own, role.rules).filter(({ subject, action, at }) =>
    grantsOf(asked, subject, action)
      .filter(({ from }) => from === at)
      .every((grant) => !mayGrant(subject, action, grant)),
  )
}
