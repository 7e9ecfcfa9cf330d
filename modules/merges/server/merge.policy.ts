import type { RawBuilder } from 'kysely'
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

/** Whether an account that two have in common may be told of; without a record: of any. */
export const maySeeBank = ({ permissions }: Person, scope?: Scope) =>
  seeing.some((permission) => permissions.allows(permission, scope && scopeOf(scope), 'bank'))

/** Whether the figures of one are open to the person. */
export const maySeeFigures = ({ permissions }: Person, scope: Scope) =>
  seeing.some((permission) => permissions.allows(permission, scopeOf(scope), 'figures'))

/** Whether the bank details of one may become the other's: seen on both, entered on the keeper. */
export const mayTakeBank = (person: Person, { keep, drop }: { keep: Scope; drop: Scope }) =>
  maySeeBank(person, keep) &&
  maySeeBank(person, drop) &&
  person.permissions.allows(may('update', 'Shareholders Edit'), scopeOf(keep), 'bank')
