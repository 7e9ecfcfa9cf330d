import {
  createMongoAbility,
  subject as asSubject,
  type MongoAbility,
  type RawRuleOf,
} from '@casl/ability'
import { rulesToCondition } from '@casl/ability/extra'
import type {
  Condition,
  Permission,
  PersonFacts,
  SubjectDeclaration,
} from '#kit/contract/define-subjects.ts'
import { sql, type RawBuilder } from 'kysely'

/** A rule as a role stores it: how far it reaches is a scope that its subject declares. */
export interface RoleRule {
  action: string
  subject: string
  scope?: string
  fields?: readonly string[]
  inverted?: boolean
}

export type AbilityRule = RawRuleOf<MongoAbility>

/** Turns a role's rules into the rules for one person, its scopes filled in. */
export function rulesFor(
  rules: readonly RoleRule[],
  subjects: Record<string, SubjectDeclaration>,
  facts: PersonFacts,
): AbilityRule[] {
  return rules.map(({ action, subject, scope, fields, inverted }) => ({
    action: action === 'All' ? 'manage' : action,
    subject,
    ...(scope && { conditions: conditionOf(subjects[subject], scope, facts) }),
    ...(fields && { fields: [...fields] }),
    ...(inverted && { inverted }),
  }))
}

/** An undeclared scope permits nothing: the condition cannot be met. */
function conditionOf(
  declared: SubjectDeclaration | undefined,
  scope: string,
  facts: PersonFacts,
): Record<string, unknown> {
  const condition = declared?.scopes?.[scope]
  if (!condition) return { id: { $in: [] } }
  return Object.fromEntries(
    Object.entries(condition).map(([field, value]) => [field, filledIn(value, facts)]),
  )
}

function filledIn(value: Condition[string], facts: PersonFacts): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    const fact = facts[value as keyof PersonFacts]
    return Array.isArray(fact) ? { $in: fact } : (fact ?? { $in: [] })
  }
  if (value && typeof value === 'object') return { $in: facts[value.$in] ?? [] }
  return value
}

/** Whether somebody has a group of protected fields, on one record. */
export type Sees = (group: string) => boolean

/** On every listed row, on none of them, or on those that meet the condition. */
export type SeesIn = (group: string) => boolean | RawBuilder<boolean>

/** What one person may do; the same rules answer for single records and, as SQL, for lists. */
export class Permissions {
  readonly rules: AbilityRule[]
  readonly #ability: MongoAbility

  constructor(rules: AbilityRule[]) {
    this.rules = rules
    this.#ability = createMongoAbility(rules)
  }

  /**
   * With `facts` of a record: on that record. Without: on at least some record. With `group`: for
   * that group of protected fields.
   */
  allows(
    { action, subject }: Permission,
    facts?: Record<string, unknown>,
    group?: string,
  ): boolean {
    const asked = action === 'All' ? 'manage' : action
    return this.#ability.can(asked, facts ? asSubject(subject, { ...facts }) : subject, group)
  }

  /** Permitted on every record, without a condition. */
  allowsAll({ action, subject }: Permission): boolean {
    return this.allows({ action, subject }, {})
  }

  /** Of one record: which groups of protected fields somebody has. */
  groupsOn(permission: Permission, facts: Record<string, unknown>): Sees {
    return (group) => this.allows(permission, facts, group)
  }

  /** Of the rows that `where` finds: on which of them somebody has a group of protected fields. */
  groupsIn(permission: Permission, columns: Record<string, RawBuilder<unknown>>): SeesIn {
    return (group) => {
      if (!this.allows(permission, undefined, group)) return false
      const reach = this.#reachOf(permission, group)
      const isWhole = reach[0] === everything || reach.join() === this.#reachOf(permission).join()
      return isWhole || this.where(permission, columns, group)
    }
  }

  /** Under which conditions, the rule that wins first; rules that say the same read the same. */
  #reachOf({ action, subject }: Permission, group?: string): string[] {
    const rules = this.#ability.rulesFor(action === 'All' ? 'manage' : action, subject, group)
    return [...new Set(rules.map(({ conditions, inverted }) => said(conditions, inverted)))]
  }

  /**
   * The condition under which a row may be seen, for a `where`. `columns` names the SQL of each
   * record fact that the subject's scopes mention; a fact without a column is an error. With
   * `group`: under which that group of protected fields may be seen.
   */
  where(
    { action, subject }: Permission,
    columns: Record<string, RawBuilder<unknown>>,
    group?: string,
  ): RawBuilder<boolean> {
    const rules = this.#ability.rulesFor(action === 'All' ? 'manage' : action, subject, group)
    const condition = rulesToCondition<MongoAbility, SqlCondition, SqlCondition>(
      rules,
      (rule) => {
        const sqlOfRule = conditionSql(rule.conditions, columns)
        return rule.inverted ? sql<boolean>`not (${sqlOfRule})` : sqlOfRule
      },
      {
        and: (all) => sql<boolean>`(${sql.join(all, sql` and `)})`,
        or: (any) => sql<boolean>`(${sql.join(any, sql` or `)})`,
        empty: () => sql<boolean>`true`,
      },
    )
    return condition ?? sql<boolean>`false`
  }
}

const said = (conditions: unknown, inverted: boolean) =>
  JSON.stringify([conditions ?? {}, inverted])
const everything = said(undefined, false)

type SqlCondition = RawBuilder<boolean>

function conditionSql(
  conditions: Record<string, unknown> | undefined,
  columns: Record<string, RawBuilder<unknown>>,
): RawBuilder<boolean> {
  const parts = Object.entries(conditions ?? {}).map(([field, value]) => {
    if (isEmptyIn(value)) return sql<boolean>`false`
    const column = columns[field]
    if (!column) throw new Error(`no column is named for the condition on ${field}`)
    if (value && typeof value === 'object' && '$in' in value) return inSql(column, value.$in)
    return value === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${value}`
  })
  return parts.length ? sql<boolean>`(${sql.join(parts, sql` and `)})` : sql<boolean>`true`
}

const inSql = (column: RawBuilder<unknown>, values: unknown) =>
  sql<boolean>`${column} in (${sql.join(values as unknown[])})`

const isEmptyIn = (value: unknown) =>
  Boolean(value && typeof value === 'object' && '$in' in value && (value.$in as []).length === 0)
