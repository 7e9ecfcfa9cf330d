import { actions, type Condition, type SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import { allSubjects } from './all-subjects.ts'

/** A rule as a role stores it; later rules win over earlier ones. */
export interface RoleRule {
  action: string
  subject: string
  scope?: string | undefined
  fields?: readonly string[] | undefined
  inverted?: true | undefined
}

/** How far one action on one subject reaches, by the rule that says so. */
export interface Grant {
  /** Null: every record. */
  scope: string | null
  /** Groups of fields, `basic` first; none where the subject protects none. */
  fields: readonly string[]
  /** The place of its rule. */
  from: number
}

export interface Held {
  /** Whatever there is and will be, but for what later rules take away. */
  everything: boolean
  /** By subject, then by action. */
  grants: ReadonlyMap<string, ReadonlyMap<string, readonly Grant[]>>
}

export const subjectsByName: Readonly<Record<string, SubjectDeclaration>> = allSubjects

/** The field groups that a permission on a subject may include, `basic` first. */
export function groupsOf(subject: string): readonly string[] {
  const groups = subjectsByName[subject]?.fieldGroups ?? []
  return groups.length ? ['basic', ...groups] : []
}

export const scopesOf = (subject: string): readonly string[] =>
  Object.keys(subjectsByName[subject]?.scopes ?? {})

/** A subject's actions in the order in which every subject names them. */
export const actionsOf = (subject: string): readonly string[] => {
  const own: readonly string[] = subjectsByName[subject]?.actions ?? []
  return actions.filter((action) => own.includes(action))
}

/** What rules come to, action by action. */
export function heldBy(rules: readonly RoleRule[]): Held {
  return {
    everything: rules.some(({ subject, inverted }) => subject === 'all' && !inverted),
    grants: new Map(
      Object.keys(subjectsByName).map((subject) => [
        subject,
        new Map(actionsOf(subject).map((action) => [action, grantsFor(rules, subject, action)])),
      ]),
    ),
  }
}

function grantsFor(rules: readonly RoleRule[], subject: string, action: string): Grant[] {
  return rules.reduce<Grant[]>((before, rule, from) => {
    const isMeant = [subject, 'all'].includes(rule.subject) && ['All', action].includes(rule.action)
    if (!isMeant) return before
    if (rule.inverted) return withoutFields(before, rule.fields)
    return [
      ...before,
      { scope: rule.scope ?? null, fields: rule.fields ?? groupsOf(subject), from },
    ]
  }, [])
}

const withoutFields = (grants: readonly Grant[], refused: readonly string[] | undefined) =>
  refused
    ? grants
        .map((grant) => ({ ...grant, fields: grant.fields.filter((f) => !refused.includes(f)) }))
        .filter(({ fields }) => fields.length > 0)
    : []

/** Whether every part of a permission lies within what is held of the same action. */
export const covers = (
  subject: string,
  held: readonly Grant[],
  asked: Pick<Grant, 'scope' | 'fields'>,
): boolean =>
  asked.fields.length === 0
    ? held.some((grant) => isWithin(subject, asked.scope, grant.scope))
    : asked.fields.every((field) =>
        held.some(
          (grant) => grant.fields.includes(field) && isWithin(subject, asked.scope, grant.scope),
        ),
      )

/** A scope lies within another when it asks for at least as much of a record. */
function isWithin(subject: string, inner: string | null, outer: string | null): boolean {
  if (outer === null || inner === outer) return true
  if (inner === null) return false
  const conditions = subjectsByName[subject]?.scopes ?? {}
  const wide = conditions[outer]
  const narrow = conditions[inner]
  return Boolean(wide && narrow && Object.entries(wide).every(isAskedBy(narrow)))
}

const isAskedBy =
  (narrow: Condition) =>
  ([fact, value]: [string, unknown]) =>
    fact in narrow && JSON.stringify(narrow[fact]) === JSON.stringify(value)
