import { sql, type RawBuilder } from 'kysely'
import type { AuditKind } from '../contract/audit-entry.ts'
import { revealsAmong, type SaidActs } from './said-acts.ts'

type Condition = RawBuilder<boolean>

const signIns = [
  'accounts.signIn',
  'accounts.signInFailed',
  'accounts.signOut',
  'accounts.signOutDevice',
  'accounts.signOutElsewhere',
]
export const refusal = 'access.refused'

const isAmong = (actions: readonly string[]) =>
  sql<boolean>`h.action = any(${[...actions]}::text[])`

/** Of entries `h`: somebody was shown what is protected. */
export const revealing = (acts: readonly SaidActs[]): Condition => isAmong(revealsAmong(acts))

/** Of entries `h`: they are of one of these kinds. */
export function kindCondition(acts: readonly SaidActs[], kinds: readonly AuditKind[]): Condition {
  const of: Record<Exclude<AuditKind, 'change'>, Condition> = {
    signIn: isAmong(signIns),
    refused: isAmong([refusal]),
    reveal: revealing(acts),
    export: sql<boolean>`h.entity = 'export'`,
  }
  const others = Object.values(of)
  const wanted = kinds.map((kind) =>
    kind === 'change' ? sql<boolean>`not (${sql.join(others, sql` or `)})` : of[kind],
  )
  return sql<boolean>`(${sql.join(wanted, sql` or `)})`
}

export function kindOf(
  acts: readonly SaidActs[],
  { action, entity }: { action: string; entity: string },
): AuditKind {
  if (signIns.includes(action)) return 'signIn'
  if (action === refusal) return 'refused'
  if (revealsAmong(acts).includes(action)) return 'reveal'
  return entity === 'export' ? 'export' : 'change'
}
