import type { MayGrant } from '../contract/ceiling.ts'
import type { Chosen, PermissionSet } from '../contract/permission-set.ts'
import { actionsOf, groupsOf, scopesOf } from '../contract/reach.ts'

type ByAction = Readonly<Record<string, Chosen>>

/** The set with one permission changed, or taken away. */
export function withPermission(
  set: PermissionSet,
  at: { subject: string; action: string },
  chosen: Chosen | null,
): PermissionSet {
  const { [at.action]: _, ...others } = set.chosen[at.subject] ?? {}
  return withSubject(set, at.subject, chosen ? { ...others, [at.action]: chosen } : others)
}

const withSubject = (set: PermissionSet, subject: string, byAction: ByAction): PermissionSet => ({
  ...set,
  chosen: { ...set.chosen, [subject]: byAction },
})

/**
 * What ticking a permission gives: as far as one may grant it, without the protected groups, which
 * are ticked one by one. Null when one may not grant it at all.
 */
export function firstChoice(subject: string, action: string, mayGrant: MayGrant): Chosen | null {
  const groups = groupsOf(subject)
  const choices = groups.length ? groups.map((group) => [group]) : [[]]
  for (const scope of [null, ...scopesOf(subject)])
    for (const fields of choices)
      if (mayGrant(subject, action, { scope, fields }))
        return { scopes: scope ? [scope] : [], fields }
  return null
}

/** Whether one may grant a permission just as it is chosen. */
export const mayChoose = (
  { subject, action }: { subject: string; action: string },
  { scopes, fields }: Chosen,
  mayGrant: MayGrant,
): boolean =>
  (scopes.length ? scopes : [null]).every((scope) => mayGrant(subject, action, { scope, fields }))

/** Every action of the subjects, or none; what one may not grant stays as it is. */
export function withAll(
  set: PermissionSet,
  subjects: readonly string[],
  { isOn, mayGrant }: { isOn: boolean; mayGrant: MayGrant },
): PermissionSet {
  return subjects.reduce((before, subject) => {
    const held = before.chosen[subject] ?? {}
    const entries = actionsOf(subject).flatMap((action): [string, Chosen][] => {
      const first = firstChoice(subject, action, mayGrant)
      const one = held[action]
      if (!first) return one ? [[action, one]] : []
      return isOn ? [[action, one ?? first]] : []
    })
    return withSubject(before, subject, Object.fromEntries(entries))
  }, set)
}

export type Ticked = 'all' | 'some' | 'none'

/** How much of what one may grant on the subjects is granted. */
export function tickedOf(
  set: PermissionSet,
  subjects: readonly string[],
  mayGrant: MayGrant,
): Ticked {
  let held = 0
  let open = 0
  for (const subject of subjects)
    for (const action of actionsOf(subject)) {
      if (set.chosen[subject]?.[action]) held += 1
      else if (firstChoice(subject, action, mayGrant)) open += 1
    }
  if (held === 0) return 'none'
  return open === 0 ? 'all' : 'some'
}

/** The scopes offered: each alone, and beside records of nobody's. */
export function scopeChoices(subject: string, present: readonly string[]): string[][] {
  const scopes = scopesOf(subject)
  const pairs = scopes.includes('unassigned')
    ? scopes.filter((scope) => scope !== 'unassigned').map((scope) => [scope, 'unassigned'])
    : []
  const choices: string[][] = [[], ...scopes.map((scope) => [scope]), ...pairs]
  const key = (each: readonly string[]) => each.toSorted().join()
  const isKnown = choices.some((each) => key(each) === key(present))
  return isKnown ? choices : [...choices, [...present]]
}
