import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import { shareholdersSubjects } from '#modules/shareholders/contract/shareholders.subjects.ts'
import { mergesSubjects } from '../contract/merges.subjects.ts'

interface Scope {
  assigneeId: string | null
  teamId: string | null
}

const merging = mergesSubjects.may('merge', 'Shareholders Merge')
const { may } = shareholdersSubjects
const seeing = [may('view', 'Shareholders List'), may('view', 'Shareholders View')]

const scopeOf = ({ assigneeId, teamId }: Scope) => ({ assigneeId, teamId })

export const mayMerge = ({ permissions }: Person, scope: Scope) =>
  permissions.allows(merging, scopeOf(scope))

/** The same as a condition on a row of shareholders. */
export const mayMergeWhere = (
  { permissions }: Person,
  facts: Record<string, RawBuilder<unknown>>,
) => permissions.where(merging, facts)

const maySeeBank = ({ permissions }: Person, scope: Scope) =>
  seeing.some((permission) => permissions.allows(permission, scopeOf(scope), 'bank'))

/** Whether an account that these rows have in common may be told of; true where that is so of all. */
export function seesBankWhere(
  { permissions }: Person,
  ...rows: Record<string, RawBuilder<unknown>>[]
): true | RawBuilder<boolean> {
  if (seeing.some((permission) => permissions.allows(permission, {}, 'bank'))) return true
  const seen = rows.map((facts) => {
    const some = seeing.map((permission) => permissions.where(permission, facts, 'bank'))
    return sql<boolean>`(${sql.join(some, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(seen, sql` and `)})`
}

/** Whether the figures of one are open to the person. */
export const maySeeFigures = ({ permissions }: Person, scope: Scope) =>
  seeing.some((permission) => permissions.allows(permission, scopeOf(scope), 'figures'))

/** Whether the bank details of one may become the other's: seen on both, entered on the keeper. */
export const mayTakeBank = (person: Person, { keep, drop }: { keep: Scope; drop: Scope }) =>
  maySeeBank(person, keep) &&
  maySeeBank(person, drop) &&
  person.permissions.allows(may('update', 'Shareholders Edit'), scopeOf(keep), 'bank')

/** Whether the person sees a group of protected fields of a shareholder. */
export const maySeeGroup = (
  { permissions }: Person,
  { assigneeId, teamId }: Scope,
  group: string,
) =>
  (['Shareholders List', 'Shareholders View'] as const).some((subject) =>
    permissions.allows({ action: 'view', subject }, { assigneeId, teamId }, group),
  )
