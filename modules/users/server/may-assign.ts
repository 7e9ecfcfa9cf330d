import type { PersonFacts, SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import {
  rulesFor,
  type AbilityRule,
  type Permissions,
  type RoleRule,
} from '#kit/server/permissions.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'

const subjects: Record<string, SubjectDeclaration> = allSubjects

export interface AssignedRole {
  userType: string
  rules: readonly RoleRule[]
}

/** The records that the holder of the role would be about. */
export type Holding = Pick<PersonFacts, '$programIds' | '$employerId' | '$teamId'>

/** For a role as such, whoever may have it. */
export const ofNobody: Holding = { $programIds: [], $employerId: null, $teamId: null }

interface Giver {
  userId: string | null
  participantId?: string | null
  permissions: Permissions
}

/**
 * Whether somebody may give a role, or manage a person who has it: only if they may do whatever
 * it permits, as far as it reaches. Three things stand above nobody: what is kept from those who
 * may do everything else, or nobody could ever appoint finance; what applicants do with records of
 * their own; and, for those who appoint everywhere, what the separation of duties keeps from every
 * administrator as long as it stays within the holder's own programs.
 */
export function mayAssign(giver: Giver, role: AssignedRole, holding: Holding): boolean {
  const facts = { ...holding, $userId: giver.userId, $participantId: giver.participantId ?? null }
  return role.rules
    .filter((rule) => !rule.inverted && !isOwnRecord(role, rule) && !isKeptApart(giver, rule))
    .flatMap((rule) => eachAction(rule))
    .flatMap((rule) => rulesFor([rule], subjects, facts))
    .every((rule) => isHeld(giver.permissions.rules, rule))
}

const ofHolder: readonly string[] = ['own', 'self']
const isOwnRecord = ({ userType }: AssignedRole, { scope = '' }: RoleRule) =>
  userType !== 'staff' && ofHolder.includes(scope)

/** Whoever administers moves no money, and yet appoints those who assess it in their programs. */
const isKeptApart = ({ permissions }: Giver, { subject, scope }: RoleRule) =>
  subject === 'Payments' &&
  scope === 'program' &&
  permissions.allowsAll({ action: 'assign', subject: 'System Users Edit' })

/** `All` on one subject is every action that it has. */
const eachAction = (rule: RoleRule): RoleRule[] =>
  rule.action === 'All' && rule.subject !== 'all'
    ? (subjects[rule.subject]?.actions ?? []).map((action) => ({ ...rule, action }))
    : [rule]

/** Field by field, since one rule may give some of a permission's groups and another the rest. */
const isHeld = (held: readonly AbilityRule[], asked: AbilityRule) =>
  fieldsOf(asked).every((field) => held.some((rule, at) => isGiven(held, at, { asked, field })))

const fieldsOf = ({ fields }: AbilityRule): (string | null)[] =>
  fields === undefined ? [null] : [fields].flat()

function isGiven(
  held: readonly AbilityRule[],
  at: number,
  wanted: { asked: AbilityRule; field: string | null },
) {
  const rule = held[at]
  if (!rule || rule.inverted || !concerns(rule, wanted)) return false
  if (!isWithin(wanted.asked.conditions, rule.conditions)) return false
  if (rule.action === 'manage' && rule.subject === 'all') return true
  return !held.slice(at + 1).some((later) => later.inverted && concerns(later, wanted))
}

function concerns(
  rule: AbilityRule,
  { asked, field }: { asked: AbilityRule; field: string | null },
) {
  const isAction = rule.action === 'manage' || rule.action === asked.action
  const isSubject = rule.subject === 'all' || rule.subject === asked.subject
  const isField = rule.fields === undefined || (field !== null && fieldsOf(rule).includes(field))
  return isAction && isSubject && isField
}

type Conditions = Record<string, unknown>

/** A condition lies within another when it asks for at least as much of a record. */
const isWithin = (inner: Conditions = {}, outer: Conditions = {}) =>
  Object.entries(outer).every(([fact, wide]) => fact in inner && isPart(inner[fact], wide))

const isPart = (inner: unknown, outer: unknown) =>
  valuesOf(inner).every((value) => valuesOf(outer).includes(value))

const valuesOf = (value: unknown): readonly unknown[] =>
  value && typeof value === 'object' && '$in' in value ? (value.$in as unknown[]) : [value]
