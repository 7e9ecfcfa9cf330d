import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import { facts, isToldTo, subject } from './payment.policy.ts'

/** In SQL, of a payment `y`: whether the person is told of it, and sees the groups of protected fields; or does more with it. */
export function seenPayments(
  person: Person,
  groups: readonly string[] = [],
  action: Permission['action'] = 'view',
): RawBuilder<boolean> {
  const asked = { action, subject } as const
  const seen = [undefined, ...groups].map((group) => person.permissions.where(asked, facts, group))
  return sql<boolean>`(${sql.join([...seen, isToldTo(person)], sql` and `)})`
}
